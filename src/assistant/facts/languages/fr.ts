import { phrases, words, type LanguageWords } from './language-words.ts'

export const fr: LanguageWords = {
  surrounding: words(`le la les l un une des du de d au aux et ou mais donc car ni que qu qui quoi ce cet cette ces c s
    est sont etait etre suis es sera seront a ont ai as avons avez avoir peut peux pouvez pouvons peuvent puis pourrait doit dois devez faut
    je j me m moi mon ma mes nous notre nos vous votre vos il elle ils elles on se sa son ses leur leurs y en n ne pas
    dans sur sous par pour avec sans chez entre vers si quand comment quel quelle quels quelles
    bonjour salut bonsoir svp merci plait s il te vous veux voudrais voudrait aimerais savoir dire dites question
    quelque chose quelqu aussi encore juste peu bien tres plus moins ici la est-ce fait faire faites faut avoir besoin propose proposez proposer`),
  telling:
    words(`le la les des du une est sont que qui quoi vous votre vos je mon nous notre pour avec dans sur combien comment quel quelle
    pas ne peut peux pouvez et au aux ce cette quand pourquoi ou il faut avez
    rdv tva facture devis tarifs prix delai delais gratuit remboursement confidentialite donnees mentions legales cgu cgv rgpd
    verrouiller verrouillage deverrouiller jeton jetons liquidite chaine reseau portefeuille embauche adresse langues
    gaz arnaque faille failles relecteurs garantie preuve campagne equipe salarie savoir ca vous etes supprimer hebergement
    sans essayer horaires quels quelles creer deconnecter vos chez c`),
  meanings: [
    phrases(
      `prix, cout, couts, coute, coutent, couter, combien, tarif, tarifs, cher, frais, devis, facturez, facture combien, budget, payer pour`,
    ),
    phrases(
      `duree, delai, delais, combien de temps, combien de jours, jours, semaines, dure, durer, prend, temps, rapidement, vite`,
    ),
    phrases(
      `audit, audits, auditer, auditez, audite, auditeur, auditeurs, revue, revue de code, verification de securite, controle, examen`,
    ),
    phrases(`liquidite, lp, pool, pools, parts de pool, part de pool, jetons lp, tokens lp, uniswap, position`),
    phrases(
      `verrouiller, verrouillage, verrouille, verrouilles, verrou, verrous, bloquer, blocage, bloque, bloques, lock, locker, geler, vesting, acquisition`,
    ),
    phrases(
      `deverrouiller, deblocage, debloquer, liberer, liberation, retirer, retrait, avant la date, anticipe, plus tot, recuperer, avant terme`,
    ),
    phrases(`token, tokens, jeton, jetons, piece, coin, coins, erc 20, erc20, memecoin, meme coin, meme token`),
    phrases(`nft, nfts, collection, collections, drop`),
    phrases(`gratuit, gratuite, gratuits, gratuitement, sans frais, libre`),
    phrases(`contact, contacter, joindre, email, e mail, mail, courriel, ecrire, adresse mail`),
    phrases(`appel, appeler, telephone, numero, rendez vous, rdv, reunion, reserver, visio`),
    phrases(`humain, personne, personnes, quelqu un, conseiller, vrai humain, gens`),
    phrases(`confidentialite, rgpd, donnees, donnees personnelles, vie privee`),
    phrases(`cookie, cookies, pistage, traceurs, suivi, tracking`),
    phrases(`supprimer, effacer, suppression, effacement`),
    phrases(`creer, cree, creation, fabriquer, generer, lancer, lancement, construire, deployer`),
    phrases(`mint, minter, frapper, code evenement, utiliser un code, echanger`),
    phrases(`claim, claims, airdrop, reclamer, reclamation, distribuer, distribution, toucher`),
    phrases(`attribution, attributions, grant, grants, tokens de l equipe, revocable, revocables`),
    phrases(`portefeuille, portefeuilles, wallet, wallets, metamask, compte`),
    phrases(`gas, gaz, frais de reseau, frais de transaction`),
    phrases(`rapport, livrable, livrables, resultat, qu est ce que je recois, recevons, recevoir, recois, remise`),
    phrases(`faille, failles, vulnerabilite, vulnerabilites, bug, bugs, constat, constats, probleme trouve, defaut`),
    phrases(`correction, corrections, corriger, correctif, correctifs, corrige, contre verification`),
    phrases(`marketing, promotion, promouvoir, publicite, communication`),
    phrases(`design, conception, interface, ui, ux, designer, ecrans`),
    phrases(`societe, entreprise, agence, compagnie`),
    phrases(`garantie, garanties, garantir, garantissez, garanti, promesse, promettre`),
    phrases(`arnaque, honeypot, rug, rug pull, scam, fraude, escroquerie, fiable`),
    phrases(`remboursement, rembourser, rembourse, etre rembourse`),
    phrases(`proprietaire, proprietaires, administrateur, admin`),
    phrases(`chaine, chaines, reseau, reseaux, blockchain, blockchains`),
    phrases(`code source, source, code, open source`),
    phrases(`preuve, prouver, prouve, verifier, verification, verifie, controler`),
    phrases(`permanent, definitif, definitivement, pour toujours, jamais`),
    phrases(`revoquer, annuler, reprendre, annulation, revocation`),
    phrases(`commencer, debuter, demarrer, debut, demarrage`),
    phrases(`etapes, deroulement, deroule, processus, se passe, methode`),
    phrases(`payer, paiement, reglement, regler, facture, acompte`),
    phrases(`stablecoin, stablecoins, usdc, usdt, dai`),
    phrases(`confidentiel, nda, accord de confidentialite, secret`),
    phrases(`investir, investissement, acheter, placement, prevision de cours`),
    phrases(`phrase de recuperation, seed, cle privee, phrase secrete`),
    phrases(`contrat, contrats, smart contract, smart contracts, contrat intelligent, contrats intelligents`),
    phrases(`difference, differences, comparer, compare, comparaison`),
    phrases(`ou etes, situe, bases, pays, bureau, adresse, localisation`),
    phrases(`preparer, preparation, fournir, apporter`),
    phrases(`livre blanc, whitepaper, livres blancs`),
    phrases(`brochure, brochures, plaquette`),
    phrases(`presse, media, medias, journaliste, dossier de presse`),
    phrases(`newsletter, lettre d information, abonner, desabonner, desinscrire`),
    phrases(`langue, langues, francais, anglais`),
    phrases(`influenceur, influenceurs`),
  ],
  endings: {
    cut: words(
      'issement ements ations ation ement ments ment ables able ions ees ent ons ait ais ant er ez es ee ai e s t',
    ),
    least: 4,
  },
  goesOn: phrases('et, et pour, et si, aussi, ou, mais, qu en est il, et combien, meme chose pour'),
  pointing: words('cela ca celui celle ceci y en il elle'),
  joins: words('et plus ainsi & egalement'),
  alternatives: words('ou'),
  asking: words('comment combien quand ou qui pourquoi quel quelle quels quelles est peut peux pouvez faut que qu'),
  clauses: words('je on nous vous puis avez faites dois doit devons faut acceptez proposez offrez y sont'),
}
