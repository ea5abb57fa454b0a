import type { facts as english } from '#content/answers/en/account.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'account-dashboard': {
    asks: [
      'Qu’est-ce que le tableau de bord ?',
      'dashboard',
      'où voir tout ce que j’ai ici',
      'vue d’ensemble de mes verrous et jetons',
      'page de mon compte',
      'comment retrouver mes verrous', 'centre de contrôle de mes affaires ici', 'où sont passés mes verrous après la fermeture de la page', 'tout voir d’un coup d’œil',],
    says: 'Le tableau de bord montre tout ce qu’un compte possède, a donné ou doit recevoir dans nos contrats, et ce qu’il y a à faire. Saisissez n’importe quel compte, ou connectez votre portefeuille pour voir le vôtre.',
  },
  'account-no-wallet': {
    asks: [
      'Puis-je voir un compte sans portefeuille ?',
      'regarder n’importe quelle adresse',
      'voir les verrous de quelqu’un d’autre',
      'que détient le compte de l’équipe',
      'tableau de bord sans connexion',
      'nom ens dans le tableau de bord', 'consulter le compte d’un fondateur en tant qu’investisseur', 'voir le patrimoine d’une baleine', 'voir mon compte depuis un autre ordinateur',],
    says: 'Vous pouvez saisir n’importe quel compte dans le tableau de bord et le voir sans portefeuille. Les noms fonctionnent quand le site utilise Ethereum.',
  },
  'account-shown': {
    asks: [
      'Que montre le tableau de bord ?',
      'contenu du tableau de bord',
      'montre-t-il mes attributions et ma liquidité verrouillée',
      'où sont les jetons que j’ai lancés',
      'rubriques de la page du compte', 'catégories de la page du compte', 'mes nft créés ici figurent-ils au tableau de bord', 'quels éléments sont listés pour une adresse',],
    says: 'Le tableau de bord liste les réclamations, les verrous, les attributions, la liquidité verrouillée ou non, et les jetons et pièces faits ici. S’y ajoutent lancements, autorisations, campagnes, demandes et engagements. Chaque ligne mène à la page où agir.',
  },
  'account-claimable': {
    asks: [
      'Le tableau de bord montre-t-il ce que je peux réclamer ?',
      'airdrops non réclamés de mon compte',
      'réclamations en attente de mon adresse', 'chercher les airdrops de mon portefeuille', 'jetons auxquels j’ai droit et jamais retirés', 'le tableau de bord signale-t-il mes récompenses',],
    says: 'Le tableau de bord montre vos réclamations sur les listes publiées ici, pour les campagnes qui paient encore. Les listes publiées ailleurs n’y sont pas.',
  },
  'account-missing': {
    asks: [
      'Pourquoi manque-t-il quelque chose au tableau de bord ?',
      'mon jeton n’apparaît pas',
      'ma position uniswap v4 n’apparaît pas',
      'tableau de bord incomplet',
      'solde d’autres tokens absent', 'la moitié de mes avoirs manque sur la page du compte', 'crypto achetée ailleurs invisible au tableau de bord', 'page du compte vide alors que je possède des choses',],
    says: 'Le tableau de bord laisse de côté les jetons non lancés ici et les listes publiées ailleurs. Des positions libres d’Uniswap V4, il ne trouve que les plus récentes. La page de chaque verrou lit elle-même la chaîne.',
  },
  'account-sources': {
    asks: [
      'D’où viennent les données du tableau de bord ?',
      'le tableau de bord est-il à jour',
      'jusqu’à quel bloc est-il lu',
      'données en direct ou non',
      'puis-je m’y fier avant un paiement', 'le tableau de bord a-t-il du retard', 'mon verrou d’il y a une minute n’y est pas encore', 'indexeur propre ou subgraph',],
    says: 'Nous lisons chaque événement de nos contrats dans un index, et le tableau de bord dit jusqu’à quel bloc. La page de chaque verrou, attribution, position ou campagne lit elle-même la chaîne. Fiez-vous à cette page avant tout mouvement d’argent.',
  },
  'account-next': {
    asks: [
      'Quand s’ouvre mon prochain verrou ?',
      'prochaines dates de mon compte',
      'prochaine date de vesting',
      'liste de mes dates de déverrouillage',
      'échéances de mes réclamations', 'quand tombe mon prochain versement de jetons', 'combien de jours avant mon prochain déverrouillage', 'chronologie de mon compte',],
    says: 'Le tableau de bord montre d’abord les prochaines dates d’un compte : déverrouillages, vesting, fins de positions, débuts et échéances de réclamations. Les dates suivantes sont dans le fichier de calendrier.',
  },
  'account-calendar': {
    asks: [
      'Puis-je mettre les dates de déverrouillage dans mon agenda ?',
      'fichier calendrier',
      'export ics',
      'dates de vesting dans google agenda',
      'rappel outlook pour mon verrou', 'synchroniser mes déverrouillages avec le calendrier apple', 'le fichier contient-il une alarme', 'importer les dates du compte dans mon planning',],
    says: 'Le tableau de bord a sous chaque compte un bouton « Save the dates for a calendar ». Le fichier contient toutes les dates à venir du compte, avec un rappel la veille.',
  },
  'account-reminders': {
    asks: [
      'Pouvez-vous m’écrire avant la fin d’un verrou ?',
      'rappel d’un verrou par e-mail',
      'notification avant un déverrouillage',
      'mail la veille de chaque date',
      'me prévenir avant l’échéance d’un claim', 'j’oublie toujours les dates, pouvez-vous me relancer', 'suivre par mail les déverrouillages d’un projet', 'le service de rappel est-il payant',],
    says: 'Nous vous écrivons la veille de chaque date d’un compte, si vous laissez votre adresse sous ce compte dans le tableau de bord. C’est gratuit, et le compte peut être celui d’un autre.',
  },
  'account-reminder-confirm': {
    asks: [
      'Pourquoi confirmer mon adresse pour les rappels ?',
      'pas de mail de confirmation pour les dates',
      'le mail de rappel n’arrive pas',
      'lien de confirmation expiré',
      'j’ai reçu un mail de dates que je n’ai pas demandé', 'double opt-in pour les mails de dates', 'j’ai laissé mon adresse sous le compte et rien n’est venu', 'mon rappel est-il déjà actif',],
    says: 'Les rappels commencent quand vous confirmez votre adresse par le lien de notre premier mail. Le lien est valable {accountConfirmDays}. Avant cela, nous n’écrivons qu’une fois à une adresse : cherchez donc ce mail.',
  },
  'account-reminder-stop': {
    asks: [
      'Comment arrêter les mails de rappel ?',
      'se désabonner des dates d’un compte',
      'plus de mails sur mes verrous',
      'désactiver les notifications', 'vos mails de dates m’agacent', 'j’ai tout vendu, ne m’écrivez plus sur ce compte', 'oubliez-vous mon adresse après l’arrêt des rappels',],
    says: 'Un lien dans chaque mail de rappel met fin aux rappels de ce compte. Nous oublions alors votre adresse et le compte.',
  },
  'account-export': {
    asks: [
      'Puis-je exporter les données de mon compte ?',
      'export csv de mes verrous et attributions',
      'tout télécharger en json',
      'données pour mon comptable',
      'export pour les impôts', 'tableur de tout ce qu’une adresse possède ici', 'remettre mes avoirs au conseiller fiscal', 'emporter mes positions dans une autre application',],
    says: 'Le tableau de bord enregistre un compte en CSV ou en JSON, avec réclamations, verrous, attributions, positions, soldes et campagnes. Les deux boutons sont sous « Take it with you ».',
  },
  'account-transactions': {
    asks: [
      'Puis-je exporter les transactions envoyées d’ici ?',
      'historique des transactions en csv',
      'liste de mes anciennes transactions',
      'où voir ce que j’ai envoyé depuis ce site',
      'effacer la liste des transactions', 'journal de mes actions passées', 'qu’ai-je envoyé d’ici le mois dernier', 'vider mon activité dans ce navigateur',],
    says: 'Appuyez sur votre compte dans la barre, puis sur « Transactions and permissions ». La liste contient ce que vous avez envoyé depuis ce navigateur et s’exporte en CSV ou JSON. L’effacer ne change rien sur la chaîne.',
  },
  'account-permissions': {
    asks: [
      'Quels contrats peuvent prendre mes jetons ?',
      'autorisations que j’ai données',
      'liste des approvals',
      'vérifier les allowances',
      'qui peut dépenser mes tokens', 'approvals oubliées de l’an dernier', 'lesquels de vos contrats ai-je autorisés', 'un contrat peut-il encore puiser dans mes jetons',],
    says: 'Le tableau de bord liste nos contrats qui peuvent prendre vos jetons, et qui peut prendre ceux du livre des lancements. La fenêtre du portefeuille liste aussi les autorisations de nos contrats. Votre portefeuille peut en montrer d’autres.',
  },
  'account-revoke': {
    asks: [
      'Comment révoquer une autorisation ?',
      'retirer une approval',
      'mettre fin à une allowance',
      'supprimer l’accès d’un contrat',
      'révoquer coûte-t-il quelque chose', 'faire le ménage dans mes anciennes autorisations', 'remettre l’allowance à zéro', 'couper l’accès à un contrat',],
    says: 'Appuyez sur « End it » à côté d’une autorisation du tableau de bord, ou sur « Revoke » sous « Transactions and permissions » du portefeuille. C’est une transaction, qui coûte les frais de réseau.',
  },
  'account-own-requests': {
    asks: [
      'Où suivre mes demandes et engagements ?',
      'état de ma demande d’audit',
      'voir ce que je vous ai envoyé',
      'qui peut voir mes demandes',
      'pourquoi mes engagements n’apparaissent pas', 'historique de mes commandes chez vous', 'formulaire envoyé sans session, absent du tableau de bord', 'd’autres voient-ils mes demandes en saisissant mon adresse',],
    says: 'Le tableau de bord montre les demandes et engagements envoyés en étant connecté avec ce compte. Vous seul les voyez, et seulement tant que votre session est ouverte.',
  },
  'account-watch': {
    asks: [
      'Puis-je observer une adresse ?',
      'portefeuille en lecture seule',
      'suivre un portefeuille sans sa clé',
      'voir un compte sans le connecter',
      'surveiller l’adresse de la trésorerie', 'mode observateur', 'regarder mon stockage à froid sans le brancher', 'puis-je signer pour une adresse observée',],
    says: 'Choisissez « Watch an address » à la fin de la liste des portefeuilles et saisissez une adresse ou un nom. La barre montre alors ce compte et son solde. Vous ne pouvez pas signer pour lui.',
  },
  'account-watch-stop': {
    asks: [
      'Comment arrêter d’observer une adresse ?',
      'retirer le compte observé',
      'passer de l’observation à la connexion',
      'l’adresse observée reste dans la barre', 'quitter le mode observateur', 'la barre montre un compte qui n’est pas le mien', 'retrouver mon portefeuille à la place du compte observé',],
    says: 'Appuyez sur le compte observé dans la barre, puis sur « Stop watching ». Connecter un portefeuille à cet endroit remplace aussi le compte observé.',
  },
  'account-register': {
    asks: [
      'Dois-je créer un compte utilisateur ?',
      's’inscrire avec e-mail et mot de passe',
      'mot de passe oublié',
      'se connecter au site',
      'faut-il devenir membre',
      'supprimer mon compte utilisateur', 'faut-il un nom d’utilisateur', 'où est le formulaire d’inscription', 'fermer mon profil chez vous',],
    says: 'Le site et ses outils fonctionnent sans inscription, sans mot de passe et sans compte utilisateur. Un compte est ici une adresse sur la chaîne, que vous prouvez au besoin avec votre portefeuille.',
  },
  'account-privacy': {
    asks: [
      'Enregistrez-vous les comptes que je regarde ?',
      'confidentialité du tableau de bord',
      'le propriétaire voit-il que j’ai consulté son compte',
      'liez-vous mon portefeuille à moi',
      'les recherches sont-elles enregistrées', 'un projet apprend-il que j’ai regardé ses verrous', 'retenez-vous les adresses que je cherche', 'consulter un compte incognito',],
    says: 'Nous n’enregistrons pas qui regarde quel compte dans le tableau de bord, et nous n’interrogeons pas votre portefeuille. Nous gardons votre adresse et le compte pour les seuls mails de rappel.',
  },
  'account-explore': {
    asks: [
      'Qu’est-ce que la page Explore ?',
      'explore',
      'annuaire des jetons faits ici',
      'liste de tous les verrous et campagnes',
      'quels projets utilisent vos contrats',
      'combien de jetons ont été lancés ici', 'parcourir ce que d’autres ont fait avec vos outils', 'catalogue des jetons lancés', 'statistiques de votre plateforme',],
    says: 'Explore liste et compte les derniers jetons, verrous, liquidités verrouillées et campagnes faits avec nos contrats. Vous cherchez par le nom, le symbole ou l’adresse d’un jeton.',
  },
  'account-explore-unlocks': {
    asks: [
      'Quels verrous s’ouvrent bientôt ?',
      'prochains déverrouillages de tous les jetons',
      'calendrier des unlocks des projets',
      'prochains unlocks sur explore', 'quels projets pourraient bientôt vendre', 'verrous qui se terminent cette semaine', 'quelle offre arrive bientôt sur le marché',],
    says: 'Explore liste sous « Next unlocks » les verrous qui s’ouvrent le plus tôt. Chaque ligne mène à la page du verrou, qui lit elle-même la chaîne.',
  },
  'account-explore-sources': {
    asks: [
      'D’où viennent les listes d’Explore ?',
      'explore est-il complet',
      'qu’est-ce que le livre des lancements',
      'launch book',
      'pourquoi un jeton manque sur explore', 'qui décide de ce qui figure sur explore', 'registre public qui alimente explore', 'un verrou créé par script figure-t-il sur explore',],
    says: 'Les jetons d’Explore viennent du livre des lancements (launch book), un contrat qui les enregistre. Verrous, attributions et campagnes viennent de nos contrats, quels que soient la page ou le programme qui les a créés.',
  },
  'account-explore-announce': {
    asks: [
      'Comment faire figurer mon jeton sur Explore ?',
      'ajouter mon token à l’annuaire',
      'lister ma crypto',
      'annoncer un jeton dans le launch book',
      'proposer un projet', 'rendre mon projet visible sur votre site', 'inscrire un token créé avec un autre outil', 'jeton déployé à la main, peut-il être sur explore',],
    says: 'Les jetons créés avec notre outil de lancement y figurent sans demande. Un autre jeton que votre compte a créé seul s’annonce dans le livre des lancements par une transaction de ce compte.',
  },
  'account-explore-paid': {
    asks: [
      'Puis-je payer pour une meilleure place sur Explore ?',
      'annonce sponsorisée',
      'promouvoir mon jeton dans l’annuaire',
      'frais de référencement',
      'acheter la première place', 'espace publicitaire sur explore', 'comment les entrées d’explore sont-elles triées', 'les projets riches sont-ils mieux classés',],
    says: 'Les places sur Explore ne s’achètent pas : la liste est gratuite et triée par date.',
  },
  'account-explore-trust': {
    asks: [
      'Un jeton listé sur Explore est-il sûr ?',
      'vérifiez-vous les jetons listés',
      'faux jeton avec le même nom',
      'copie d’un token dans l’annuaire',
      'jetons recommandés', 'un escroc pourrait aussi figurer sur explore', 'il est sur explore, donc il est légitime', 'deux jetons au même symbole, lequel est l’original',],
    says: 'Figurer sur Explore n’est pas une recommandation, car tout le monde peut copier le nom d’un jeton. Vérifiez l’adresse et utilisez notre contrôle de jeton avant d’acheter.',
  },
}
