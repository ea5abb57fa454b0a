import type { facts as english } from '#content/answers/en/marketing.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'marketing-price': {
    asks: [
      'Was kostet Web3-Marketing bei euch?',
      'marketing preis',
      'kosten einer kampagne zum launch',
      'wie viel verlangen Sie für krypto marketing',
      'welches budget muss ich für die vermarktung einplanen',
    ],
    says: 'Web3-Marketing kostet {marketingPrice}, Richtpreis seit dem {marketingAsOf}. Wir rechnen die Tage einer Person, zu {marketingDayRate} am Tag. Verbindlich ist die Zahl im Angebot.',
  },
  'marketing-duration': {
    asks: [
      'Wie lange dauert eine Marketing-Kampagne?',
      'dauer kampagne',
      'wie viele wochen läuft das marketing',
      'wie früh vor dem launch sollte man mit marketing anfangen',
      'arbeitstage für eine kampagne',
    ],
    says: 'Eine Kampagne läuft {marketingWeeks} rund um Ihren Launch. Unsere Arbeit daran dauert {marketingDuration}.',
  },
  'marketing-steps': {
    asks: [
      'Wie läuft eine Kampagne mit euch ab?',
      'ablauf marketing',
      'schritte einer kampagne',
      'wie geht ihr vor, wenn ihr ein protokoll bekannt macht',
      'phasen im marketing und ihre dauer',
    ],
    says: 'Eine Kampagne hat vier Schritte, hier mit ihren Arbeitstagen: Zuhören ({marketingListenDays}), Schreiben ({marketingWriteDays}), Launch ({marketingLaunchDays}) und Dranbleiben ({marketingKeepDays}). Wir sehen zu, wie Menschen das Produkt probieren, schreiben die Texte, starten mit Ihrem Team und berichten jede Woche.',
  },
  'marketing-weeks': {
    asks: [
      'Was passiert in welcher Woche der Kampagne?',
      'wochenplan kampagne',
      'in welcher woche ist der launch',
      'marketing zeitplan vor und nach dem start',
      'macht ihr nach dem launch mit dem marketing weiter',
    ],
    says: 'Unser Musterplan umfasst {marketingWeeks}. Wir hören in Woche {marketingListenWeek} zu, schreiben in den Wochen {marketingWriteWeeks}, starten in Woche {marketingLaunchWeek} und verbessern in den Wochen {marketingKeepWeeks}, was wir gelernt haben.',
  },
  'marketing-board': {
    asks: [
      'Bekommen wir einen Plan mit allen Marketing-Aufgaben?',
      'redaktionsplan',
      'wer macht was wann in der kampagne',
      'beispiel für einen kampagnenplan',
      'aufgabenliste für die kampagne',
    ],
    says: 'In der ersten Woche bekommen Sie eine Tafel mit allen Aufgaben der Kampagne. Jede Aufgabe hat einen Kanal, einen Autor, einen Prüfer und eine Zahl, die wir messen. Ein Muster steht auf der Seite zum Marketing.',
  },
  'marketing-people': {
    asks: [
      'Wer arbeitet an der Kampagne?',
      'rollen im marketing team',
      'müssen unsere entwickler beim marketing mitarbeiten',
      'habt ihr texter und community manager',
      'wer schreibt und wer prüft',
    ],
    says: 'In unserem Musterplan teilen sich unser Texter und unsere Community-Leitung die Kampagne mit Ihrem Entwickler und Ihrer Produktleitung. Jede Aufgabe hat einen Autor, und eine zweite Person prüft sie.',
  },
  'marketing-deliverables': {
    asks: [
      'Was bekomme ich von einer Kampagne?',
      'marketing lieferumfang',
      'was ist im web3 marketing enthalten',
      'was haben wir am ende der kampagne in der hand',
      'welche leistungen gehören zum marketing paket',
    ],
    says: 'Eine Kampagne liefert fünf Dinge: eine Botschaft auf einer Seite, einen Kalender, die Texte, eine betreute Community und jede Woche eine Seite Zahlen. Die Texte sind Dokumentation, der Beitrag zum Launch, Artikel und Antworten auf schwierige Fragen.',
  },
  'marketing-report': {
    asks: [
      'Was steht im wöchentlichen Marketing-Bericht?',
      'wochenbericht kampagne',
      'sagt ihr auch die schlechten zahlen',
      'woran sehe ich, ob das marketing wirkt',
      'beispiel für einen kpi bericht',
    ],
    says: 'Sie bekommen jede Woche der Kampagne eine Seite Zahlen, die schlechten zuerst. Das Muster zeigt, was schiefging, diese Woche neben der letzten, wie jede Zahl gemessen ist und was als Nächstes kommt.',
  },
  'marketing-channels': {
    asks: [
      'Welche Marketing-Kanäle nutzt ihr?',
      'marketing kanäle',
      'wo veröffentlicht ihr für uns',
      'macht ihr newsletter, artikel und vorträge',
      'content marketing, pr, events: was davon macht ihr',
    ],
    says: 'Wir arbeiten in sechs Kanälen: Dokumentation, Fachartikel, Newsletter, Chatgruppen, Vorträge und Veranstaltungen, Werbung. Die Dokumentation kommt zuerst, denn die meisten Launches brauchen bessere Dokumentation vor einem größeren Publikum.',
  },
  'marketing-counts': {
    asks: [
      'Was messt ihr in jedem Kanal?',
      'marketing kennzahlen',
      'welche kpis zählt ihr',
      'zählt ihr follower oder echte nutzer',
      'woran messt ihr den erfolg einer kampagne',
    ],
    says: 'In der Dokumentation zählen wir zu Ende gelesene Seiten, bei Artikeln Links von Entwicklern, bei Newslettern Leser, die das Produkt probieren oder gehen. In Chats zählt die Zeit bis zur ersten Antwort, bei Veranstaltungen zählen eingelöste Codes, in der Werbung die Kosten einer abgeschlossenen ersten Nutzung.',
  },
  'marketing-tracking': {
    asks: [
      'Wie messt ihr eine Kampagne ohne Tracking?',
      'setzt ihr cookies oder pixel auf unserer seite',
      'google analytics für die kampagne',
      'datenschutzfreundliche messung im marketing',
      'kampagne auswerten ohne cookies dsgvo',
    ],
    says: 'Wir messen eine Kampagne an den öffentlichen Ereignissen Ihrer Contracts und an den Seitenaufrufen auf Ihrem eigenen Server. Cookies setzen wir keine.',
  },
  'marketing-refuse': {
    asks: [
      'Was lehnt ihr im Marketing ab?',
      'was macht ihr im marketing nicht',
      'macht ihr shilling oder hype',
      'könnt ihr mit einem countdown fomo erzeugen',
      'schreibt ihr fremde leute per dm an',
      'ist euer krypto marketing seriös',
    ],
    says: 'Unser Marketing-Vertrag schließt gekaufte Follower, Bots, Scheinhandel und ungekennzeichnetes bezahltes Lob aus. Wir lehnen auch Reden über Kurs oder Rendite ab, dazu Verlosungen für Wallets, Follows oder Reposts, erste Nachrichten an Fremde und Countdowns, die neu beginnen.',
  },
  'marketing-followers': {
    asks: [
      'Kauft ihr Follower oder Bots?',
      'follower kaufen',
      'schnell viele telegram mitglieder bekommen',
      'wir brauchen aktive wallets und volumen für das pitch deck',
      'sind die follower echte menschen',
    ],
    says: 'Wir kaufen weder Follower noch Bots noch Handelsvolumen. Eine gekaufte Menge geht mit der ersten Belohnung, und Ihr Produkt braucht weniger Menschen, die es verstehen, probieren und wiederkommen.',
  },
  'marketing-influencers': {
    asks: [
      'Arbeitet ihr mit Influencern?',
      'influencer marketing krypto',
      'bezahlte werbung bei youtubern',
      'sind bezahlte beiträge gekennzeichnet',
      'KOLs für unser projekt',
    ],
    says: 'Wir arbeiten mit Influencern, die das Produkt nutzen und in der ersten Zeile sagen, dass sie bezahlt sind. Sie schreiben ihre eigene Meinung. Bezahltes Lob ohne Kennzeichnung lehnen wir ab.',
  },
  'marketing-promises': {
    asks: [
      'Versprecht ihr Listings, Halter oder einen Kurs?',
      'bringt ihr uns auf eine börse',
      'steigt der kurs durch euer marketing',
      'garantierte ergebnisse marketing',
      'könnt ihr unseren token pumpen',
    ],
    says: 'Wir versprechen keine Listings, keine Halter, kein Volumen und keinen Kurs. Unsere Kampagnen reden nicht über Kurs oder Rendite, denn den Kurs kennen weder Sie noch wir.',
  },
  'marketing-airdrop': {
    asks: [
      'Macht ihr Airdrop-Kampagnen?',
      'airdrop als marketing',
      'könnt ihr einen airdrop planen, damit die community wächst',
      'wir wollen frühe nutzer mit token belohnen',
    ],
    says: 'Wir planen einen Airdrop für Menschen, die Ihr Produkt genutzt haben. Wer Fremde für ihre Wallets bezahlt, zieht Sammler solcher Zahlungen an. Eine Liste auszahlen können Sie selbst auf der Seite für Claims.',
  },
  'marketing-raffles': {
    asks: [
      'Organisiert ihr Verlosungen oder Gewinnspiele?',
      'giveaway für retweets',
      'gewinnspiel folgen und teilen',
      'whitelist verlosung für likes',
    ],
    says: 'Verlosungen für Wallets, Follows oder Reposts veranstalten wir nicht. Sie ziehen Menschen an, die nach der Verlosung gehen.',
  },
  'marketing-ads': {
    asks: [
      'Schaltet ihr bezahlte Werbung?',
      'google ads für krypto',
      'welche anzeigen bucht ihr',
      'bannerwerbung auf krypto seiten',
      'suchmaschinenwerbung zum launch',
    ],
    says: 'Wir buchen wenige Suchanzeigen, deren Worte das Problem nennen, das Ihr Produkt löst. Wir messen, was eine abgeschlossene erste Nutzung kostet.',
  },
  'marketing-ad-budget': {
    asks: [
      'Wer bezahlt die Werbung?',
      'ist das werbebudget im preis enthalten',
      'nehmt ihr eine provision auf anzeigen',
      'zusätzliche kosten neben eurem honorar für marketing',
      'wer zahlt übersetzungen und reisen',
    ],
    says: 'Sie bezahlen jeden Werbekanal direkt, und wir nehmen keinen Anteil. Auch Übersetzungen und Reisen bezahlen Sie direkt, ohne Aufschlag von uns.',
  },
  'marketing-needs': {
    asks: [
      'Was braucht eine Kampagne von unserem Team?',
      'was braucht ihr von uns fürs marketing',
      'wie viel zeit kostet das marketing unsere entwickler',
      'voraussetzungen für eine kampagne',
      'wer muss bei uns die texte freigeben',
    ],
    says: 'Eine Kampagne braucht ein Produkt, das man probieren kann, und zwei Stunden in der Woche einen Entwickler, der Fakten prüft. Dazu geben Sie uns Ihre Zahlen, auch die schlechten, und nennen eine Person, die einen Text innerhalb eines Tages freigibt.',
  },
  'marketing-no-product': {
    asks: [
      'Vermarktet ihr Token ohne Produkt?',
      'werbung für meinen meme coin',
      'wir haben bisher nur token und whitepaper',
      'reicht eine testnetz version, damit ihr anfangt',
      'könnt ihr unseren presale hypen',
    ],
    says: 'Marketing für Token ohne Produkt lehnen wir ab. Ein Produkt in einem Testnetz genügt, wenn man es probieren kann.',
  },
  'marketing-failure': {
    asks: [
      'Was passiert, wenn der Launch scheitert?',
      'keine nutzer nach der kampagne',
      'können wir das marketing vorzeitig beenden',
      'was, wenn die kampagne nicht wirkt',
      'ich habe angst, für einen flop zu bezahlen',
    ],
    says: 'Ob ein Launch scheitert, wissen Sie innerhalb einer Woche, denn wir vereinbaren die Zahlen vorher. Dann ändern wir die Seite, das Publikum oder den Plan, oder wir hören auf.',
  },
  'marketing-community': {
    asks: [
      'Betreut ihr unsere Community und Chatgruppen?',
      'discord moderation',
      'telegram community management',
      'wer antwortet den nutzern in unserem chat',
      'was passiert, wenn ein nutzer im chat einen fehler meldet',
    ],
    says: 'Wir antworten in Ihren Chatgruppen zu festen Zeiten, nach öffentlichen Regeln, und schreiben nie als Erste eine private Nachricht. Fehler, die Nutzer melden, erreichen Ihren Entwickler am selben Tag.',
  },
  'marketing-texts': {
    asks: [
      'Wer schreibt die Texte, und wer gibt sie frei?',
      'texter für krypto',
      'schreibt ihr unsere dokumentation und den launch beitrag',
      'sehen wir artikel vor der veröffentlichung',
      'wer prüft die fakten in den artikeln',
    ],
    says: 'Wir schreiben die Dokumentation, den Beitrag zum Launch, die Artikel und die Antworten auf schwierige Fragen. Ihr Entwickler gibt jeden Text frei, bevor wir ihn veröffentlichen.',
  },
  'marketing-legal': {
    asks: [
      'Gehört eine rechtliche Prüfung zum Marketing?',
      'wer prüft, ob unsere werbung erlaubt ist',
      'mica regeln für unsere kampagne',
      'anwalt für werbetexte',
    ],
    says: 'Zum Marketing gehört keine rechtliche Prüfung. Ihre eigenen Anwälte prüfen, was das Recht Ihres Landes von den Texten verlangt.',
  },
  'marketing-ownership': {
    asks: [
      'Wem gehören die Kanäle und Texte einer Kampagne?',
      'behalten wir die artikel nach vertragsende',
      'laufen die accounts auf unseren namen',
      'übergabe des marketings an unser team',
      'rechte an den inhalten',
    ],
    says: 'Die Kanäle, die Texte und die Zahlen einer Kampagne gehören Ihnen vom ersten Tag an. Wir arbeiten in Ihren Kanälen unter Ihrem Namen und übergeben den Plan am Ende Ihrem Team.',
  },
  'marketing-for-whom': {
    asks: [
      'Für wen ist euer Web3-Marketing?',
      'macht ihr auch marketing',
      'web3 marketing agentur',
      'könnt ihr uns beim launch einer dapp helfen',
      'wir haben etwas gutes gebaut und niemand nutzt es',
    ],
    says: 'Unser Web3-Marketing ist für Teams mit einem Produkt, das man probieren kann. Wir planen die {marketingWeeks} rund um Ihren Launch, schreiben die Dokumentation, antworten in Ihren Kanälen und berichten jede Woche die Zahlen.',
  },
  'marketing-start': {
    asks: [
      'Wie fangen wir eine Kampagne mit euch an?',
      'marketing beauftragen',
      'angebot für web3 marketing anfordern',
      'nächster schritt fürs marketing',
      'was soll ich euch schicken, damit ihr unser marketing beurteilen könnt',
    ],
    says: 'Schreiben Sie uns über die Kontaktseite und schicken Sie einen Link zu dem, was es schon gibt. Wir antworten, was wir im Marketing zuerst tun würden, oder warum Sie besser warten.',
  },
}
