/** Shown in place of a reply that asks for a secret. */
export const askingText =
  'We hid this reply because it asked for a recovery phrase or a private key. Never type either anywhere: we never need them.'

/** How one language names a recovery phrase or a private key, asks for something, and warns of doing so. Sources of regular expressions. */
type Language = { names: string; asks: string; warns: string }

// The English words are understood everywhere, also inside a sentence of another language.
const everywhere = String.raw`(?:seed|recovery|secret|backup|mnemonic)[\s-]*(?:phrase|words?|key)|mnemonics?|private[\s-]*keys?|keystore`

const languages: Language[] = [
  // English
  {
    names: String.raw`${everywhere}|(?:12|24|twelve|twenty-four)[\s-]words?`,
    // Only what asks for it and not what happens beside it: an English sentence asks first.
    asks: String.raw`(?:enter|send|give|share|type|paste|provide|tell|submit|reply with|import|need|confirm|verify)\b[^.!?\n]{0,60}\b(?:${everywhere}|(?:12|24|twelve|twenty-four)[\s-]words?)`,
    warns: String.raw`never|not|no one|nobody|don['’]t|cannot|won['’]t|without|avoid|stop|whoever|anyone who|if (?:any|some)\p{L}*`,
  },
  // German
  {
    names: String.raw`${everywhere}|seed|(?:seed|wiederherstellungs|sicherungs|merk|mnemonik)[\s-]?(?:phrasen?|wörter|satz|sätze)|(?:privaten?|geheimen?)[\s-]*(?:schlüssel|key)|(?:12|24|zwölf) wörter`,
    asks: String.raw`gib|geben sie|eingeben|eingib\p{L}*|sende|senden|schick\p{L}*|nenn\p{L}*|teil\p{L}*|tipp\p{L}*|einfüg\p{L}*|füge|verrat\p{L}*|brauche\p{L}*|benötig\p{L}*|bestätig\p{L}*|übermittel\p{L}*`,
    warns: 'nie|niemals|nicht|niemand|keine?|ohne|wer|vorsicht',
  },
  // Spanish
  {
    names: String.raw`${everywhere}|(?:frase|palabras|semilla)\s+(?:semilla|(?:secretas?|de (?:recuperación|respaldo|seguridad)))|frase semilla|semilla|claves? privadas?|llaves? privadas?|(?:12|24|doce) palabras`,
    asks: String.raw`introdu\p{L}*|ingres\p{L}*|escrib\p{L}*|env[ií]\p{L}*|mand\p{L}*|d[aá](?:me|nos)?|dime|dinos|comparte\p{L}*|compart\p{L}*|peg(?:a|ue)\p{L}*|proporcion\p{L}*|facilit\p{L}*|necesit\p{L}*|confirm\p{L}*|verifi\p{L}*|indi\p{L}*`,
    warns: 'nunca|jamás|no|nadie|sin|evit\\p{L}*|quien(?:quiera)?',
  },
  // French
  {
    names: String.raw`${everywhere}|phrases? (?:secrètes?|mnémoniques?|de (?:récupération|sauvegarde|restauration)|seed)|mots? (?:secrets?|de récupération)|cl(?:é|ef)s? privées?|(?:12|24|douze) mots`,
    asks: String.raw`entre[rz]?|saisi\p{L}*|envo\p{L}*|donne[rz]?\p{L}*|tape[rz]?|colle[rz]?|partage[rz]?|fourni\p{L}*|communique[rz]?|indique[rz]?|besoin|confirme[rz]?|vérifie[rz]?|transmett\p{L}*`,
    warns: String.raw`jamais|ne|pas|personne|aucun\p{L}*|sans|évite[rz]?|quiconque`,
  },
  // Italian
  {
    names: String.raw`${everywhere}|frase (?:segreta|mnemonica|seme|di (?:recupero|ripristino|backup))|parole (?:segrete|di recupero)|chiav[ei] privat[ae]|(?:12|24|dodici) parole`,
    asks: String.raw`inseri\p{L}*|invi\p{L}*|mand\p{L}*|scriv\p{L}*|digit\p{L}*|incoll\p{L}*|condivid\p{L}*|fornisc\p{L}*|forni\p{L}*|dammi|dacci|dicci|dimmi|comunic\p{L}*|serv(?:e|ono)|bisogno|conferm\p{L}*|verific\p{L}*`,
    warns: 'mai|non|nessuno|senza|evit\\p{L}*|chiunque',
  },
  // Portuguese
  {
    names: String.raw`${everywhere}|frase (?:secreta|semente|mnemônica|de (?:recuperação|backup|segurança))|palavras (?:secretas|de recuperação)|chaves? privadas?|(?:12|24|doze) palavras`,
    asks: String.raw`digit\p{L}*|insir\p{L}*|inser\p{L}*|envi\p{L}*|mand\p{L}*|escrev\p{L}*|cole|colar|compartilh\p{L}*|partilh\p{L}*|forneç\p{L}*|fornec\p{L}*|informe|informar|diga|dê|precis\p{L}*|confirm\p{L}*|verifi\p{L}*|introduz\p{L}*`,
    warns: 'nunca|jamais|não|ninguém|sem|evit\\p{L}*|quem',
  },
  // Czech
  {
    names: String.raw`${everywhere}|(?:seed|obnovovac\p{L}*|záložn\p{L}*|tajn\p{L}*|mnemotechnick\p{L}*) (?:fráz\p{L}*|slov\p{L}*)|frázi? (?:pro|k) obnov\p{L}*|soukrom\p{L}* klíč\p{L}*|privátn\p{L}* klíč\p{L}*|(?:12|24|dvanáct) slov`,
    asks: String.raw`zadej\p{L}*|zadat|pošl\p{L}*|poslat|napiš\p{L}*|vlož\p{L}*|sděl\p{L}*|poskytn\p{L}*|uveď\p{L}*|potřebuj\p{L}*|potvrď\p{L}*|ověř\p{L}*|dej\p{L}*|řekn\p{L}*`,
    warns: String.raw`nikdy|nikdo|ne\p{L}*|bez|kdokoli\p{L}*`,
  },
  // Dutch
  {
    names: String.raw`${everywhere}|(?:herstel|geheime|seed)[\s-]?(?:zin|woorden|frase)|(?:privé|geheime)[\s-]?sleutels?|(?:12|24|twaalf) woorden`,
    asks: String.raw`voer|vul|invoeren|invullen|stuur|sturen|geef|geven|typ|plak|deel|delen|nodig|bevestig\p{L}*|verstrek\p{L}*`,
    warns: 'nooit|niet|niemand|geen|zonder|wie',
  },
  // Polish
  {
    names: String.raw`${everywhere}|(?:fraz\p{L}*|słow\p{L}*|zwrot\p{L}*) (?:seed|odzyskiwania|odzyskując\p{L}*|tajn\p{L}*|mnemoniczn\p{L}*)|klucz\p{L}* prywatn\p{L}*|prywatn\p{L}* klucz\p{L}*|(?:12|24|dwanaście) słów`,
    asks: String.raw`poda\p{L}*|wpis\p{L}*|wpro\p{L}*|wyśl\p{L}*|wysł\p{L}*|prześl\p{L}*|wklej\p{L}*|udostępni\p{L}*|potrzebuj\p{L}*|potwierd\p{L}*|zweryfik\p{L}*|napisz\p{L}*`,
    warns: 'nigdy|nie|nikt|nikomu|bez|kto',
  },
  // Russian and Ukrainian
  {
    names: String.raw`${everywhere}|(?:сид|seed|секретн\p{L}*|мнемоническ\p{L}*|мнемонічн\p{L}*)[\s-]*(?:фраз\p{L}*|слов\p{L}*)|фраз\p{L}* (?:восстановления|відновлення)|(?:приватн|закрыт|секретн)\p{L}* ключ\p{L}*|(?:12|24|двенадцать) сл[оі]в`,
    asks: String.raw`введ\p{L}*|вв[оеі]д\p{L}*|отправ\p{L}*|надішл\p{L}*|пришл\p{L}*|напиш\p{L}*|вставь\p{L}*|вставте|укаж\p{L}*|сообщ\p{L}*|дай\p{L}*|поделит\p{L}*|нуж\p{L}*|потрібн\p{L}*|подтверд\p{L}*|предоставь\p{L}*`,
    warns: 'никогда|ніколи|не|никто|ніхто|никому|нікому|без|кто',
  },
  // Turkish
  {
    names: String.raw`${everywhere}|(?:kurtarma|tohum|gizli|seed) (?:ifade\p{L}*|kelime\p{L}*|cümle\p{L}*)|(?:özel|gizli) anahtar\p{L}*|(?:12|24|on iki) kelime\p{L}*`,
    asks: String.raw`gir(?:in|iniz|ip|ermisiniz)?|gönder\p{L}*|yaz\p{L}*|yapıştır\p{L}*|paylaş\p{L}*|ver(?:in|iniz)|söyle\p{L}*|gerek\p{L}*|ihtiya\p{L}*|onayla\p{L}*|doğrula\p{L}*|ilet\p{L}*`,
    warns: String.raw`asla|hiçbir|kimse\p{L}*|\p{L}*(?:mayın|meyin|mayınız|meyiniz|maz|mez)|değil|hiç`,
  },
  // Vietnamese
  {
    names: String.raw`${everywhere}|cụm từ (?:khôi phục|bí mật|hạt giống)|khóa (?:riêng tư|cá nhân|bí mật)|(?:12|24) từ`,
    asks: 'nhập|gửi|cung cấp|chia sẻ|dán|cho (?:tôi|chúng tôi)|cần|xác nhận|xác minh|điền',
    warns: 'không|đừng|chớ|tuyệt đối|ai',
  },
]

// These write no spaces: a word is found anywhere in the text.
const unspaced: Language[] = [
  // Japanese
  {
    names:
      'シードフレーズ|リカバリー(?:フレーズ|コード)|復元フレーズ|回復フレーズ|ニーモニック|秘密鍵|プライベートキー|(?:12|24|１２|２４)(?:個|つ)?の?(?:単語|ワード)',
    asks: '入力|送信|送って|お送り|教えて|お知らせ|貼り付け|提供|共有|必要|確認|記入|ください|下さい',
    warns: 'ないで|しない|ません|決して|絶対|禁止|誰も|なく',
  },
  // Korean
  {
    names:
      '시드 ?(?:구문|문구|단어)|복구 ?(?:구문|문구|단어)|니모닉|비밀 ?(?:복구 ?)?(?:구문|문구|키)|개인 ?키|프라이빗 ?키|(?:12|24)개?의? ?단어',
    asks: '입력|보내|알려|붙여|제공|공유|필요|확인|인증|적어|주세요|말씀',
    warns: '마세요|마십시오|말아|않|절대|아무도|없',
  },
  // Chinese, simplified and traditional
  {
    names:
      '助记词|助記詞|恢复(?:短语|词|助记词)|恢復(?:短語|詞)|种子短语|種子短語|私钥|私鑰|密钥短语|注記詞|(?:12|24|十二|二十四)(?:个|個)(?:单词|單詞|英文单词|英文單詞|词|詞)',
    asks: '输入|輸入|发送|發送|发给|發給|提供|告诉|告訴|粘贴|貼上|填写|填寫|分享|需要|确认|確認|验证|驗證|给我|給我|提交',
    warns: '不要|不会|不會|切勿|请勿|請勿|勿|别|別|永远不|永遠不|没有人|沒有人|绝不|絕不|从不|從不|任何人|不需要',
  },
]

/** Made when it is first asked: Chromium needs some 40 ms for all of them, and the window would open that much later. */
function pattern(source: string): Pick<RegExp, 'test'> {
  let made: RegExp | undefined
  return { test: (text) => (made ??= new RegExp(source, 'iu')).test(text) }
}

type Rule = Record<keyof Language, ReturnType<typeof pattern>>
const word = (source: string) => pattern(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`)
const ruleOf = ({ names, asks, warns }: Language, found: typeof pattern): Rule => ({
  names: found(names),
  asks: found(asks),
  warns: found(warns),
})
const rules = [...languages.map((each) => ruleOf(each, word)), ...unspaced.map((each) => ruleOf(each, pattern))]

/** Whether a text speaks of a secret by its name. */
export function namesSecret(text: string): boolean {
  return rules.some(({ names }) => names.test(text))
}

/** Whether a reply asks its reader for a secret, in one of the languages above. A sentence that warns of it does not. */
export function asksForSecret(reply: string): boolean {
  const sentences = reply.normalize('NFC').split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/)
  return sentences.some((sentence) =>
    rules.some(({ names, asks, warns }) => names.test(sentence) && asks.test(sentence) && !warns.test(sentence)),
  )
}
