import { phrases, words, type LanguageWords } from './language-words.ts'

export const de: LanguageWords = {
  surrounding: words(`konnt musst durft ware ned net nix bissl isch san hend mached
    der die das den dem des ein eine einen einem einer eines und oder aber so als auch noch nur mal bitte danke
    ist sind war waren sein bin bist seid wird werden wurde worden hat haben hatte habe kann konnen konnte konnten soll sollte muss mussen darf durfen
    mochte mochten will wollen wurden ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren ihr euch euer eure euren sie ihnen ihre ihren
    es er man in im an am auf aus bei beim mit nach von vom zu zum zur fur uber um ab bis dass ob wenn dann da hier dort
    was welche welcher welches welchen wie hallo hi hey guten tag moin gerne gern eigentlich denn doch ja nein also etwa ungefahr
    gibt geben bekomme bekommen kriege kriegen brauche brauchen wissen sagen sagt sagen frage fragen kurz kurze etwas jemand
    machen macht mache gehen geht lassen lasst sich bietet anbieten jetzt gerade vielleicht einfach nicht kein keine keinen alles alle`),
  telling:
    words(`der die das den dem ein eine und ist sind nicht ich wir ihr sie wie was kann konnen fur mit von zu auf bei welche gibt
    wird werden mein meine unser eure euer kostet kosten lange wer wann warum wo oder auch bekomme brauche muss
    habt ihnen euch bist seid sind gibts habts machts noch schon schweiz osterreich deutschland
    impressum agb agbs datenschutz dsgvo serverstandort gewahrleistung garantie haftung rechnung angebot vertrag vertrage
    mwst mehrwertsteuer umsatzsteuer rabatt skonto anzahlung kundigung widerruf gerichtsstand geschaftsbedingungen verschwiegenheit
    preis preise preisliste gebuhr gebuhren kostenlos dauer termin prufung prufer bericht befund nachprufung testnetz sperre sperren
    sperrfrist verlangern gesperrt gelockt gebuhren freigabe zuteilung mitarbeiter verteilung auszahlung frist adresse
    praktikum stellen sitz standort telefonnummer ansprechpartner loschen anmeldung registrierung barrierefreiheit
    steuern steuer kurs falschung betrug schlussel geldborse einlosen pragen netzwerk entwurf vermarktung werbung
    referenzen kunden bezahlung erstattung unterschied
    herunterladen runterladen hochladen ausdrucken einbauen andern verkaufen anschauen ausprobieren handy feiertag feiertage
    haftungsausschluss minderjahrig`),
  meanings: [
    phrases(
      `preis, preise, kosten, kostet, koste, wie viel, wieviel, teuer, billig, gebuhr, gebuhren, angebot, berechnet, zahle, preisliste`,
    ),
    phrases(`dauer, dauert, dauern, wie lange, wie schnell, wie viele tage, tage, wochen, zeit, zeitraum, zeitrahmen`),
    phrases(
      `audit, audits, prufung, prufen, pruft, gepruft, prufer, review, sicherheitsprufung, codeprufung, uberprufung, auditieren, begutachtung`,
    ),
    phrases(`liquiditat, lp, pool, pools, poolanteil, poolanteile, lp token, uniswap, anteile am pool`),
    phrases(
      `sperre, sperren, gesperrt, sperrung, lock, locks, locken, gelockt, einfrieren, eingefroren, vesting, vesten, festlegen, verriegeln`,
    ),
    phrases(
      `freigabe, freigeben, entsperren, auszahlen, auszahlung, vorzeitig, fruher, vorher, herausholen, abheben, rausholen, vor ablauf`,
    ),
    phrases(`token, tokens, coin, coins, munze, erc 20, erc20, memecoin, meme coin, meme token`),
    phrases(`nft, nfts, sammlung, sammlungen, kollektion, collection, drop`),
    phrases(`kostenlos, gratis, umsonst, frei, kostenfrei`),
    phrases(`kontakt, kontaktieren, erreichen, erreiche, email, e mail, mail, schreiben`),
    phrases(`anruf, anrufen, telefon, telefonnummer, termin, gesprach, besprechung, videoanruf, buchen, telefonieren`),
    phrases(`mensch, menschen, person, personen, mitarbeiter, jemandem, leute`),
    phrases(`datenschutz, dsgvo, daten, personenbezogene daten, meine daten`),
    phrases(`cookie, cookies, tracking, verfolgung, analyse`),
    phrases(`loschen, geloscht, loschung, entfernen`),
    phrases(
      `erstellen, erstelle, erzeugen, anlegen, bauen, machen lassen, herstellen, starten, veroffentlichen, launchen`,
    ),
    phrases(`minten, mint, pragen, einlosen, code einlosen`),
    phrases(`claim, claims, airdrop, beanspruchen, abholen, verteilen, verteilung, auszahlungsliste, ausschutten`),
    phrases(`zuteilung, zuteilungen, grant, grants, mitarbeitertoken, teamtoken, widerruflich`),
    phrases(`wallet, wallets, metamask, geldborse, konto`),
    phrases(`gas, netzwerkgebuhr, netzgebuhr, transaktionsgebuhr, gasgebuhr`),
    phrases(`bericht, report, ergebnis, lieferumfang, was bekomme ich, was bekommen wir, erhalten, erhalte`),
    phrases(`fehler, schwachstelle, schwachstellen, fund, funde, befund, befunde, lucke, lucken, bug, bugs`),
    phrases(`beheben, behoben, korrektur, korrekturen, nachprufung, reparieren, fix, fixes`),
    phrases(`marketing, werbung, bewerben, vermarktung, promotion`),
    phrases(`design, entwurf, gestaltung, oberflache, ui, ux, designer`),
    phrases(`firma, unternehmen, agentur, gesellschaft`),
    phrases(`garantie, garantieren, garantiert, versprechen, gewahr, gewahrleistung`),
    phrases(`betrug, betrugerisch, honeypot, rug, rug pull, scam, abzocke, serios`),
    phrases(`erstattung, geld zuruck, ruckerstattung, zuruckbekommen`),
    phrases(`eigentumer, besitzer, inhaber, admin`),
    phrases(`kette, ketten, netzwerk, netzwerke, blockchain, blockchains, chain, chains`),
    phrases(`quellcode, quelltext, code, open source`),
    phrases(`nachweis, nachweisen, beweis, beweisen, verifizieren, verifiziert, uberprufbar, bestatigen`),
    phrases(`dauerhaft, fur immer, endgultig, permanent, ewig`),
    phrases(`widerrufen, zurucknehmen, stornieren, abbrechen, absagen`),
    phrases(`anfangen, beginnen, beginn, losgehen, starten, loslegen`),
    phrases(`ablauf, schritte, vorgehen, prozess, ablaufen`),
    phrases(`bezahlen, zahlen, zahlung, rechnung, vorkasse, anzahlung`),
    phrases(`stablecoin, stablecoins, usdc, usdt, dai`),
    phrases(`vertraulich, vertraulichkeit, nda, geheimhaltung, verschwiegenheit`),
    phrases(`investieren, investition, investment, kaufen, anlage, geldanlage, kursprognose`),
    phrases(`wiederherstellungsphrase, seed, seed phrase, privater schlussel, private key`),
    phrases(`smart contract, smart contracts, vertrag, vertrage, kontrakt, contract`),
    phrases(`unterschied, unterscheidet, vergleich, verglichen, im vergleich`),
    phrases(`wo, standort, sitz, land, buro, sitzt`),
    phrases(`vorbereiten, vorbereitung, mitbringen, vorab`),
    phrases(`whitepaper, weissbuch, papier`),
    phrases(`broschure, broschuren, prospekt`),
    phrases(`presse, medien, journalist, pressemappe`),
    phrases(`newsletter, abonnieren, abbestellen, abmelden`),
    phrases(`sprache, sprachen, deutsch, englisch`),
    phrases(`influencer, influencern, kols`),
  ],
  endings: { cut: words('ungen ungs isch lich keit heit ung ern est en er es em st te et e n s t'), least: 4 },
  goesOn: phrases('und, und wie, und was, auch, oder, aber, was ist mit, wie ist es mit, wie sieht es mit'),
  pointing: words('es das dies dieser diese dafur dabei davon damit daruber so'),
  joins: words('und sowie plus & ausserdem'),
  alternatives: words('oder'),
  asking: words(
    'wie was wann wo wer warum welche welcher welches kann konnen ist sind wird gibt muss darf bekomme macht',
  ),
  clauses: words(
    'ich wir man es habt haben hat bietet bieten nehmt nehmen akzeptiert soll sollte sollten sollen musst mussen darfst durfen konnt lohnt geht reicht braucht brauche seid bin gilt kostet dauert',
  ),
}
