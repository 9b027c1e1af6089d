#!/usr/bin/env python3
"""Writes the projects that the benchmarks measure, the same bytes each time.

usage: generate.py FOLDER [--languages N] [--keys N] [--plurals N] [--templates N] [--only NAME]...

FOLDER/tables     .strings and .stringsdict of each language
FOLDER/catalog    the same as one string catalog
FOLDER/templates  the same tables with payload templates that use a tenth of the keys
FOLDER/element    56 languages of the size of a large messenger, with 12 payloads

The texts are right: nothing in them is to be reported, so that what is measured is looking, not
reporting.
"""
import argparse
import json
import os
import pathlib
import random

# Words of each language in its own script, with the plural categories of its integers and of `many`
# where large numbers have one.
LANGUAGES = {
    "en": ("one other", "message room friend sent joined left today photo call group new reply"),
    "ar": ("zero one two few many other", "رسالة غرفة صديق أرسل انضم غادر اليوم صورة مكالمة مجموعة جديد رد"),
    "bg": ("one other", "съобщение стая приятел изпрати влезе напусна днес снимка обаждане група нов отговор"),
    "bn": ("one other", "বার্তা ঘর বন্ধু পাঠানো যোগ ছেড়ে আজ ছবি কল দল নতুন উত্তর"),
    "ca": ("one many other", "missatge sala amic enviat entrat sortit avui foto trucada grup nou resposta"),
    "cs": ("one few many other", "zpráva místnost přítel odeslal vstoupil odešel dnes fotka hovor skupina nový odpověď"),
    "da": ("one other", "besked rum ven sendt kom gik idag billede opkald gruppe ny svar"),
    "de": ("one other", "Nachricht Raum Freund gesendet betreten verlassen heute Foto Anruf Gruppe neu Antwort"),
    "el": ("one other", "μήνυμα δωμάτιο φίλος έστειλε μπήκε έφυγε σήμερα φωτογραφία κλήση ομάδα νέο απάντηση"),
    "es": ("one many other", "mensaje sala amigo enviado entró salió hoy foto llamada grupo nuevo respuesta"),
    "et": ("one other", "sõnum tuba sõber saatis liitus lahkus täna foto kõne rühm uus vastus"),
    "fa": ("one other", "پیام اتاق دوست فرستاد پیوست رفت امروز عکس تماس گروه تازه پاسخ"),
    "fi": ("one other", "viesti huone ystävä lähetti liittyi poistui tänään kuva puhelu ryhmä uusi vastaus"),
    "fr": ("one many other", "message salon ami envoyé rejoint quitté aujourd’hui photo appel groupe nouveau réponse"),
    "he": ("one two other", "הודעה חדר חבר שלח הצטרף עזב היום תמונה שיחה קבוצה חדש תשובה"),
    "hi": ("one other", "संदेश कमरा मित्र भेजा जुड़ा छोड़ा आज चित्र कॉल समूह नया उत्तर"),
    "hr": ("one few other", "poruka soba prijatelj poslao ušao izašao danas slika poziv grupa novi odgovor"),
    "hu": ("one other", "üzenet szoba barát küldött belépett kilépett ma fénykép hívás csoport új válasz"),
    "id": ("other", "pesan ruang teman terkirim bergabung keluar hari foto panggilan grup baru balasan"),
    "it": ("one many other", "messaggio stanza amico inviato entrato uscito oggi foto chiamata gruppo nuovo risposta"),
    "ja": ("other", "メッセージ ルーム 友だち 送信 参加 退出 今日 写真 通話 グループ 新着 返信"),
    "ko": ("other", "메시지 방 친구 보냄 참가 나감 오늘 사진 통화 그룹 새로운 답장"),
    "lt": ("one few many other", "žinutė kambarys draugas išsiuntė įėjo išėjo šiandien nuotrauka skambutis grupė naujas atsakymas"),
    "lv": ("zero one other", "ziņa istaba draugs nosūtīja pievienojās aizgāja šodien foto zvans grupa jauns atbilde"),
    "nb": ("one other", "melding rom venn sendte kom gikk idag bilde anrop gruppe ny svar"),
    "nl": ("one other", "bericht kamer vriend verzonden binnen weg vandaag foto oproep groep nieuw antwoord"),
    "pl": ("one few many other", "wiadomość pokój znajomy wysłał dołączył wyszedł dziś zdjęcie rozmowa grupa nowa odpowiedź"),
    "pt-BR": ("one many other", "mensagem sala amigo enviou entrou saiu hoje foto chamada grupo nova resposta"),
    "ro": ("one few other", "mesaj cameră prieten trimis intrat plecat azi poză apel grup nou răspuns"),
    "ru": ("one few many other", "сообщение комната друг отправил вошёл вышел сегодня фото звонок группа новый ответ"),
    "sk": ("one few many other", "správa miestnosť priateľ poslal vstúpil odišiel dnes fotka hovor skupina nový odpoveď"),
    "sl": ("one two few other", "sporočilo soba prijatelj poslal vstopil odšel danes slika klic skupina nov odgovor"),
    "sr": ("one few other", "порука соба пријатељ послао ушао изашао данас слика позив група нови одговор"),
    "sv": ("one other", "meddelande rum vän skickade kom gick idag bild samtal grupp ny svar"),
    "th": ("other", "ข้อความ ห้อง เพื่อน ส่ง เข้า ออก วันนี้ รูป โทร กลุ่ม ใหม่ ตอบ"),
    "tr": ("one other", "mesaj oda arkadaş gönderdi katıldı ayrıldı bugün fotoğraf arama grup yeni yanıt"),
    "uk": ("one few many other", "повідомлення кімната друг надіслав увійшов вийшов сьогодні фото дзвінок група новий відповідь"),
    "vi": ("other", "tin phòng bạn gửi vào rời nay ảnh gọi nhóm mới đáp"),
    "zh-Hans": ("other", "消息 房间 好友 发送 加入 离开 今天 照片 通话 群组 新的 回复"),
    "zh-Hant": ("other", "訊息 房間 好友 傳送 加入 離開 今天 照片 通話 群組 新的 回覆"),
}

# What the large messenger adds to these: regions of languages above share their words.
REGIONS = "de-AT de-CH en-AU en-GB es-419 es-MX fr-CA fr-CH it-CH nl-BE pt-PT sr-Latn sv-FI ru-UA zh-HK ar-EG".split()

AREAS = "room call chat space login sync media share poll thread".split()
DEEDS = "invite title notice error button hint state label".split()


def words_of(language):
    """Returns the plural categories and the words of a language or of a region's language."""
    base = language if language in LANGUAGES else language.split("-")[0]
    if base == "zh":
        base = "zh-Hant"
    if base == "pt":
        base = "pt-BR"
    if language == "sr-Latn":
        base = "hr"
    categories, words = LANGUAGES[base]
    return categories.split(), words.split()


def key(number):
    """Returns the name of a key."""
    return f"{AREAS[number % 10]}_{DEEDS[number // 10 % 8]}_{number}"


def arguments(number):
    """Returns how many arguments a key takes: three of eight take none."""
    return (0, 1, 0, 2, 0, 1, 3, 1)[number % 8]


def text(language, number):
    """Returns the text of a key, decoded, with its arguments and with what needs an escape."""
    chance = random.Random(f"{language} {number}")
    _, words = words_of(language)
    parts = [chance.choice(words) for _ in range(2 + number % 3 - 2 * (number % 8 == 6))]
    count = arguments(number)
    for position in range(1, count + 1):
        specifier = "%@" if count == 1 else f"%{position}$@"
        parts.insert(chance.randrange(len(parts) + 1), specifier)
    parts.append(str(number))
    if number % 9 == 0:
        parts.insert(1, f"\"{chance.choice(words)}\"")
    if number % 23 == 0:
        parts[-1] = "\n" + parts[-1]
    return " ".join(parts)


def escaped(value):
    """Returns a text as an old-style table writes it."""
    return value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n")


def comment(number):
    """Returns what a developer says of a key."""
    return f"Shown in the {AREAS[number % 10]} list."


def forms(language, number):
    """Returns the plural forms of an entry by category."""
    categories, words = words_of(language)
    word = words[number % len(words)]
    return {category: f"%d {word} {category[0] * (place + 1)}{number}"
            for place, category in enumerate(categories)}


def strings(language, keys):
    """Returns a `.strings` file."""
    return "".join(
        f"/* {comment(number)} */\n\"{key(number)}\" = \"{escaped(text(language, number))}\";\n\n"
        for number in range(keys))


def stringsdict(language, plurals):
    """Returns a `.stringsdict` file."""
    rows = []
    for number in range(plurals):
        members = "".join(
            f"\t\t\t<key>{category}</key>\n\t\t\t<string>{value}</string>\n"
            for category, value in forms(language, number).items())
        rows.append(
            f"\t<key>count_{key(number)}</key>\n\t<dict>\n"
            "\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@count@</string>\n"
            "\t\t<key>count</key>\n\t\t<dict>\n"
            "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n"
            "\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n"
            f"{members}\t\t</dict>\n\t</dict>\n")
    return (
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\""
        " \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
        f"<plist version=\"1.0\">\n<dict>\n{''.join(rows)}</dict>\n</plist>\n")


def write(path, content):
    """Writes a file with the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8", newline="\n")


def write_tables(folder, languages, keys, plurals):
    """Writes the tables of some languages."""
    for language in languages:
        write(folder / f"{language}.lproj/Localizable.strings", strings(language, keys))
        if plurals:
            write(folder / f"{language}.lproj/Localizable.stringsdict",
                  stringsdict(language, plurals))


def write_catalog(folder, languages, keys, plurals):
    """Writes the same as one catalog, as Xcode lays it out."""
    entries = {}
    for number in range(keys):
        entries[key(number)] = {
            "comment": comment(number),
            "extractionState": "manual",
            "localizations": {
                language: {"stringUnit": {"state": "translated", "value": text(language, number)}}
                for language in languages},
        }
    for number in range(plurals):
        entries[f"count_{key(number)}"] = {
            "extractionState": "manual",
            "localizations": {
                language: {"variations": {"plural": {
                    category: {"stringUnit": {"state": "translated", "value": value}}
                    for category, value in forms(language, number).items()}}}
                for language in languages},
        }
    catalog = {"sourceLanguage": "en", "strings": dict(sorted(entries.items())), "version": "1.0"}
    content = json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : "))
    write(folder / "Localizable.xcstrings", content + "\n")


def payload(number):
    """Returns a payload that uses a key with the arguments it takes."""
    alert = {"loc-key": key(number)}
    if arguments(number):
        alert["loc-args"] = ["${sender?json_string}", "${room?json_string}", "${count?json_string}"][:arguments(number)]
    return {"aps": {"alert": alert, "sound": "default", "thread-id": f"room-{number}"}}


def write_templates(folder, templates, keys):
    """Writes payload templates that use a tenth of the keys."""
    used = max(1, keys // 10)
    for number in range(templates):
        content = json.dumps(payload(number % used * 10), indent=2) + "\n"
        write(folder / f"push/{number // 100}/push-{number}.json.ftl", content)


def main():
    """Writes what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--languages", type=int, default=len(LANGUAGES))
    parser.add_argument("--keys", type=int, default=5000)
    parser.add_argument("--plurals", type=int, default=200)
    parser.add_argument("--templates", type=int, default=500)
    parser.add_argument("--only", action="append", choices="tables catalog templates element".split())
    options = parser.parse_args()
    languages = list(LANGUAGES)[:options.languages]
    wanted = options.only or ["tables", "catalog", "templates", "element"]
    folder = options.folder
    if "tables" in wanted:
        write_tables(folder / "tables", languages, options.keys, options.plurals)
    if "catalog" in wanted:
        write_catalog(folder / "catalog", languages, options.keys, options.plurals)
    if "templates" in wanted:
        write_tables(folder / "templates/App", languages, options.keys, options.plurals)
        write_templates(folder / "templates", options.templates, options.keys)
    if "element" in wanted:
        write_tables(folder / "element/App", list(LANGUAGES) + REGIONS, 2000, 20)
        for number in range(12):
            write(folder / f"element/push/push-{number}.json",
                  json.dumps(payload(number * 8), indent=2) + "\n")


if __name__ == "__main__":
    main()
