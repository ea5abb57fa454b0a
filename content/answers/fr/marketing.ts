import type { facts as english } from '#content/answers/en/marketing.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'marketing-price': {
    asks: [
      'Combien coûte le marketing Web3 ?',
      'prix marketing',
      'tarif d’une campagne de lancement',
      'combien facturez-vous le marketing crypto',
      'quel budget prévoir pour promouvoir notre protocole',
    ],
    says: 'Le prix indicatif du marketing Web3 est de {marketingPrice}, depuis le {marketingAsOf}. Nous comptons les jours d’une personne, à {marketingDayRate} par jour. Le chiffre qui engage est celui de l’offre.',
  },
  'marketing-duration': {
    asks: [
      'Combien de temps dure une campagne marketing ?',
      'durée campagne',
      'sur combien de semaines s’étale le marketing',
      'quand faut-il commencer le marketing avant le lancement',
      'jours de travail pour une campagne',
    ],
    says: 'Une campagne de marketing s’étend sur {marketingWeeks} autour de votre lancement. Elle demande {marketingDuration} de notre part.',
  },
  'marketing-steps': {
    asks: [
      'Comment se déroule une campagne avec vous ?',
      'étapes d’une campagne',
      'déroulement du marketing',
      'comment procédez-vous pour faire connaître un protocole',
      'phases du marketing et leur durée',
    ],
    says: 'Une campagne compte quatre étapes, en jours ouvrés : Écouter ({marketingListenDays}), Écrire ({marketingWriteDays}), Lancer ({marketingLaunchDays}) et Entretenir ({marketingKeepDays}). Nous observons des gens qui essaient le produit, écrivons les textes, lançons avec votre équipe et rendons compte chaque semaine.',
  },
  'marketing-weeks': {
    asks: [
      'Que se passe-t-il à chaque semaine de la campagne ?',
      'planning semaine par semaine',
      'en quelle semaine a lieu le lancement',
      'calendrier marketing avant et après le lancement',
      'la campagne continue-t-elle après le lancement',
    ],
    says: 'Notre plan type couvre {marketingWeeks}. Nous écoutons en semaine {marketingListenWeek}, écrivons en semaines {marketingWriteWeeks}, lançons en semaine {marketingLaunchWeek} et améliorons le résultat en semaines {marketingKeepWeeks}.',
  },
  'marketing-board': {
    asks: [
      'Recevons-nous un plan de toutes les tâches marketing ?',
      'calendrier éditorial',
      'qui fait quoi et quand dans la campagne',
      'exemple de plan de campagne',
      'liste des tâches pour la campagne',
    ],
    says: 'Vous recevez dès la première semaine un tableau de toutes les tâches de la campagne. Chaque tâche a un canal, un auteur, un relecteur et un chiffre que nous mesurons. Un exemple figure sur la page du marketing.',
  },
  'marketing-people': {
    asks: [
      'Qui travaille sur la campagne ?',
      'rôles dans l’équipe marketing',
      'notre ingénieur doit-il participer au marketing',
      'fournissez-vous un rédacteur et un community manager',
      'qui écrit et qui vérifie',
    ],
    says: 'Dans notre plan type, notre rédacteur et notre responsable de communauté partagent la campagne avec votre ingénieur et votre responsable produit. Chaque tâche a un auteur, et une deuxième personne la vérifie.',
  },
  'marketing-deliverables': {
    asks: [
      'Que livrez-vous à la fin d’une campagne ?',
      'livrables marketing',
      'que comprend le marketing web3',
      'qu’est-ce qu’on obtient avec une campagne',
      'contenu de la prestation marketing',
    ],
    says: 'Une campagne produit cinq choses : un message d’une page, un calendrier, les textes, une communauté à laquelle on répond et une page de chiffres par semaine. Les textes sont la documentation, l’annonce du lancement, des articles et les réponses aux questions difficiles.',
  },
  'marketing-report': {
    asks: [
      'Que contient le rapport marketing hebdomadaire ?',
      'rapport hebdomadaire campagne',
      'donnez-vous aussi les mauvais chiffres',
      'comment savoir si le marketing fonctionne',
      'exemple de rapport kpi',
    ],
    says: 'Vous recevez chaque semaine de la campagne une page de chiffres, les mauvais d’abord. L’exemple montre ce qui a échoué, cette semaine à côté de la précédente, comment chaque chiffre est compté et ce qui vient ensuite.',
  },
  'marketing-channels': {
    asks: [
      'Quels canaux marketing utilisez-vous ?',
      'canaux marketing',
      'où publiez-vous pour nous',
      'faites-vous newsletters, articles et conférences',
      'content marketing, relations presse, événements, que faites-vous',
    ],
    says: 'Nous travaillons sur six canaux : documentation, articles techniques, newsletters, groupes de discussion, conférences et événements, publicité. La documentation passe d’abord, car la plupart des lancements en ont besoin avant un public plus large.',
  },
  'marketing-counts': {
    asks: [
      'Que mesurez-vous sur chaque canal ?',
      'indicateurs marketing',
      'quels kpi comptez-vous',
      'comptez-vous les abonnés ou les vrais utilisateurs',
      'comment mesurez-vous le succès d’une campagne',
    ],
    says: 'Nous comptons les pages de documentation lues jusqu’au bout, les liens de développeurs vers les articles, et les lecteurs de newsletters qui essaient ou partent. Ailleurs, nous comptons le temps avant la première réponse, les codes utilisés aux événements et le coût publicitaire d’une première utilisation achevée.',
  },
  'marketing-tracking': {
    asks: [
      'Comment mesurez-vous une campagne sans pister les gens ?',
      'mettez-vous des cookies ou des pixels sur notre site',
      'google analytics pour la campagne',
      'mesure marketing respectueuse de la vie privée',
      'suivi de campagne sans cookies rgpd',
    ],
    says: 'Nous mesurons une campagne par les événements des contrats, qui sont publics, et par les lectures de pages sur votre propre serveur. Nous ne posons aucun cookie.',
  },
  'marketing-refuse': {
    asks: [
      'Que refusez-vous de faire en marketing ?',
      'ce que vous ne faites pas en marketing',
      'faites-vous du shilling ou du battage',
      'un compte à rebours pour créer le fomo',
      'envoyez-vous des messages privés à des inconnus',
      'votre marketing crypto est-il honnête',
    ],
    says: 'Notre contrat de marketing exclut les abonnés achetés, les robots, les échanges fictifs et les éloges payés sans mention. Nous ne parlons pas de prix ou de rendement. Nous refusons aussi les tirages au sort contre des wallets, abonnements ou partages, les premiers messages à des inconnus et les comptes à rebours qui recommencent.',
  },
  'marketing-followers': {
    asks: [
      'Achetez-vous des abonnés ou des bots ?',
      'acheter des followers',
      'avoir vite des milliers de membres telegram',
      'il nous faut des wallets actifs et du volume pour le pitch',
      'vos abonnés sont-ils de vraies personnes',
    ],
    says: 'Nous n’achetons ni abonnés, ni robots, ni volume d’échange. Une foule achetée part avec la première récompense, alors que votre produit a besoin de gens qui le comprennent, l’essaient et reviennent.',
  },
  'marketing-influencers': {
    asks: [
      'Travaillez-vous avec des influenceurs ?',
      'influenceurs crypto',
      'promotion payée par des youtubeurs',
      'les publications sponsorisées sont-elles signalées',
      'KOL pour notre projet',
    ],
    says: 'Nous travaillons avec des influenceurs qui utilisent le produit et disent dès la première ligne qu’ils sont payés. Ils écrivent leur propre avis. Nous refusons les éloges payés sans mention.',
  },
  'marketing-promises': {
    asks: [
      'Promettez-vous des listings, des détenteurs ou un cours ?',
      'pouvez-vous nous faire lister sur une plateforme',
      'le cours va-t-il monter grâce à votre marketing',
      'résultats garantis marketing',
      'pouvez-vous pumper notre token',
    ],
    says: 'Nous ne promettons ni listing, ni détenteurs, ni volume, ni cours. Nos campagnes ne parlent jamais de prix ou de rendement, car ni vous ni nous ne connaissons le prix.',
  },
  'marketing-airdrop': {
    asks: [
      'Faites-vous des campagnes d’airdrop ?',
      'airdrop marketing',
      'organiser un airdrop pour faire grandir la communauté',
      'récompenser nos premiers utilisateurs avec des tokens',
    ],
    says: 'Nous préparons un airdrop pour les personnes qui ont utilisé votre produit. Payer des inconnus pour leur wallet attire les collectionneurs de ces paiements. Vous pouvez payer vous-même une liste sur la page des claims.',
  },
  'marketing-raffles': {
    asks: [
      'Organisez-vous des tirages au sort ou des concours ?',
      'giveaway contre retweets',
      'concours suivre et partager',
      'tirage whitelist contre des likes',
    ],
    says: 'Nous n’organisons pas de tirages au sort contre des wallets, des abonnements ou des partages. Ils attirent des gens qui partent après le tirage.',
  },
  'marketing-ads': {
    asks: [
      'Faites-vous de la publicité payante ?',
      'google ads crypto',
      'quelles annonces achetez-vous',
      'bannières sur des sites crypto',
      'publicité dans les moteurs de recherche pour un lancement',
    ],
    says: 'Nous achetons quelques annonces de recherche dont les mots nomment le problème que votre produit résout. Nous comptons ce que coûte une première utilisation achevée.',
  },
  'marketing-ad-budget': {
    asks: [
      'Qui paie la publicité ?',
      'le budget publicitaire est-il compris dans le prix',
      'prenez-vous une marge sur les annonces',
      'frais en plus de vos honoraires de marketing',
      'qui paie les traductions et les déplacements',
    ],
    says: 'Vous payez chaque canal publicitaire directement, et nous ne prenons aucune part. Les traductions et les déplacements sont aussi payés par vous, directement et sans marge de notre part.',
  },
  'marketing-needs': {
    asks: [
      'De quoi une campagne a-t-elle besoin de notre côté ?',
      'que vous faut-il de nous pour le marketing',
      'combien de temps le marketing prend-il à nos ingénieurs',
      'conditions pour démarrer une campagne',
      'qui doit valider les textes chez nous',
    ],
    says: 'Une campagne demande un produit que l’on peut essayer, et un ingénieur qui vérifie les faits, deux heures par semaine. Vous nous donnez aussi vos chiffres, même les mauvais, et nommez une personne qui approuve un texte en un jour.',
  },
  'marketing-no-product': {
    asks: [
      'Faites-vous le marketing d’un token sans produit ?',
      'promouvoir mon meme coin',
      'nous n’avons qu’un token et un livre blanc',
      'une version sur testnet suffit-elle pour commencer',
      'faire monter la hype de notre prévente',
    ],
    says: 'Nous refusons le marketing de tokens sans produit. Un produit sur un réseau de test suffit, si l’on peut l’essayer.',
  },
  'marketing-failure': {
    asks: [
      'Que se passe-t-il si le lancement échoue ?',
      'aucun utilisateur après la campagne',
      'peut-on arrêter le marketing avant la fin',
      'et si la campagne ne marche pas',
      'j’ai peur de payer pour un échec',
    ],
    says: 'Vous savez en une semaine si un lancement échoue, car nous convenons des chiffres à l’avance. Nous changeons alors la page, le public ou le plan, ou nous arrêtons.',
  },
  'marketing-community': {
    asks: [
      'Gérez-vous notre communauté et nos groupes de discussion ?',
      'modération discord',
      'community management telegram',
      'qui répond aux utilisateurs dans notre chat',
      'que se passe-t-il quand un utilisateur signale un bug',
    ],
    says: 'Nous répondons dans vos groupes à heures fixes, selon des règles publiques, et n’envoyons jamais le premier message privé. Les défauts signalés parviennent à votre ingénieur le jour même.',
  },
  'marketing-texts': {
    asks: [
      'Qui écrit les textes et qui les valide ?',
      'rédaction crypto',
      'écrivez-vous notre documentation et l’annonce du lancement',
      'voyons-nous les articles avant publication',
      'qui vérifie les faits dans les articles',
    ],
    says: 'Nous écrivons la documentation, l’annonce du lancement, les articles et les réponses aux questions difficiles. Votre ingénieur approuve chaque texte avant sa publication.',
  },
  'marketing-legal': {
    asks: [
      'Le marketing comprend-il une relecture juridique ?',
      'qui vérifie que notre promotion est légale',
      'règles MiCA pour notre campagne',
      'avocat pour les textes publicitaires',
    ],
    says: 'Le marketing ne comprend pas de relecture juridique. Vos propres avocats vérifient ce que la loi de votre pays exige des textes.',
  },
  'marketing-ownership': {
    asks: [
      'À qui appartiennent les canaux et les textes d’une campagne ?',
      'gardons-nous les articles après le contrat',
      'les comptes sont-ils à notre nom',
      'transmission du marketing à notre équipe',
      'droits sur les contenus',
    ],
    says: 'Les canaux, les textes et les chiffres d’une campagne sont à vous dès le premier jour. Nous travaillons dans vos canaux sous votre nom et remettons le plan à votre équipe à la fin.',
  },
  'marketing-for-whom': {
    asks: [
      'À qui s’adresse votre marketing Web3 ?',
      'faites-vous du marketing',
      'agence marketing web3',
      'pouvez-vous nous aider à lancer une dapp',
      'notre produit est bon mais personne ne l’utilise',
    ],
    says: 'Notre marketing Web3 s’adresse aux équipes dont le produit peut être essayé. Nous planifions les {marketingWeeks} autour du lancement, écrivons la documentation, répondons dans vos canaux et donnons les chiffres chaque semaine.',
  },
  'marketing-start': {
    asks: [
      'Comment démarrer une campagne avec vous ?',
      'commander du marketing',
      'demander un devis marketing web3',
      'prochaine étape pour le marketing',
      'que vous envoyer pour juger notre marketing',
    ],
    says: 'Écrivez-nous par la page de contact avec un lien vers ce qui existe. Nous répondons ce que nous ferions d’abord en marketing, ou pourquoi il vaut mieux attendre.',
  },
}
