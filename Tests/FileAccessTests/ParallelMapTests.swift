import FileAccess
import Synchronization
import Testing

struct ParallelMapTests {
  @Test(arguments: [0, 1, 3, 4, 5, 64, 1000], [1, 2, 3, 16])
  func keepsTheOrder(_ count: Int, _ jobs: Int) {
    let calls = Atomic(0)
    let result = Array(0..<count).mapInParallel(jobs: jobs) { number in
      calls.wrappingAdd(1, ordering: .relaxed)
      return "\(number * number)"
    }
    #expect(result == (0..<count).map { "\($0 * $0)" })
    #expect(calls.load(ordering: .relaxed) == count)
  }
}
