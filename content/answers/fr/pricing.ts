import type { facts as english } from '#content/answers/en/pricing.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'day-rate': {
    asks: [
      'Quel est votre tarif journalier ?',
      'tarif journalier',
      'tjm',
      'combien coûte une personne par jour',
      'tarif horaire ou à la journée',
      'combien facturez-vous la journée',
    ],
    says: 'Une personne coûte {dayRate} par jour. Un prix est le nombre de jours ouvrés, multiplié par le nombre de personnes et par ce tarif.',
  },
  'price-range': {
    asks: [
      'Pourquoi le prix est-il une fourchette ?',
      'pourquoi pas un chiffre exact',
      'quand ai-je un prix fixe',
      'prix de tant à tant, pourquoi',
      'un tel écart entre le prix bas et le prix haut',
    ],
    says: 'Le prix est une fourchette jusqu’à l’appel sur le périmètre, car le code n’a pas encore été lu. Ensuite, vous recevez un chiffre par écrit, et il ne change qu’avec le périmètre.',
  },
  'pricing-all': {
    asks: [
      'Combien coûte chacun de vos services ?',
      'liste de prix',
      'tarifs',
      'combien demandez-vous pour vos services',
      'aperçu de tous vos prix',
      'êtes-vous chers',
    ],
    says: 'Prix : audit de smart contract {pricingAudit}, audit NFT {pricingNftAudit}, services blockchain {pricingBlockchain}. Le développement de jetons ERC20 coûte de {pricingToken}, le marketing Web3 de {pricingMarketing}, et le design UI/UX Web3 de {pricingDesign}. Le créateur de meme token, le verrouillage de jetons et le verrouillage de liquidité coûtent les frais du réseau.',
  },
  'pricing-durations': {
    asks: [
      'Combien de temps prend chacun de vos services ?',
      'durée de tous les services',
      'combien de jours ouvrés pour un travail',
      'délais de livraison',
      'quel service est le plus rapide',
    ],
    says: 'Durées : audit de smart contract {pricingAuditDays}, audit NFT {pricingNftAuditDays}, services blockchain {pricingBlockchainDays}. Le développement de jetons ERC20 prend {pricingTokenDays}, le marketing Web3 {pricingMarketingDays}, et le design UI/UX Web3 {pricingDesignDays}. Le créateur de meme token, le verrouillage de jetons et le verrouillage de liquidité prennent quelques minutes.',
  },
  'pricing-tools': {
    asks: [
      'Combien coûtent les outils de ce site ?',
      'coût du créateur de jetons et des lockers',
      'lancer ou verrouiller ici coûte-t-il de l’argent',
      'seulement le gas ou plus',
      'que vais-je payer si je le fais moi-même avec vos outils',
    ],
    says: 'Le créateur de meme token, le verrouillage de jetons et le verrouillage de liquidité ne coûtent que les frais du réseau, payés avec votre wallet. Nous n’ajoutons aucuns frais.',
  },
  'pricing-free': {
    asks: [
      'Que puis-je utiliser gratuitement ici ?',
      'gratuit',
      'ce site est-il gratuit',
      'une estimation coûte-t-elle quelque chose',
      'y a-t-il un abonnement',
      'faut-il un compte payant',
    ],
    says: 'Vous pouvez lire ce site et utiliser ses outils gratuitement et sans compte. Une estimation et un premier appel sont aussi gratuits. Sur une chaîne, vous payez les frais du réseau.',
  },
  'pricing-formula': {
    asks: [
      'Comment un prix est-il formé ?',
      'comment calculez-vous un prix',
      'formule du prix',
      'de quoi dépend le prix',
      'le prix suit-il les lignes de code',
    ],
    says: 'Un prix, ce sont des jours, des personnes et un tarif journalier. Les jours d’un audit suivent vos lignes, vos appels externes, l’héritage et trois parties fixes. Un dépôt préparé les réduit.',
  },
  'pricing-fixed-days': {
    asks: [
      'Quels jours d’un audit ne dépendent pas du code ?',
      'jours fixes dans le prix',
      'minimum de jours pour un audit',
      'pourquoi un petit contrat coûte-t-il déjà plusieurs jours',
      'prix de base d’un audit',
    ],
    says: 'Trois parties du prix d’un audit ne dépendent pas de votre code : le modèle de menace ({pricingSetUp}), le rapport ({pricingReport}) et la revue des corrections ({pricingFixReview}).',
  },
  'pricing-calls': {
    asks: [
      'Qu’ajoutent les appels externes et l’héritage au prix ?',
      'supplément pour les appels à d’autres contrats',
      'l’héritage coûte-t-il plus',
      'pourquoi les appels externes augmentent-ils le prix',
      'jours par appel externe',
    ],
    says: 'Dans le prix d’un audit, chaque appel à un autre contrat ajoute {pricingCallDays} jour. Chaque contrat dont on hérite ajoute {pricingInheritanceDays} jour.',
  },
  'pricing-half-speed': {
    asks: [
      'L’assembly augmente-t-il le prix ?',
      'assembly et yul',
      'supplément pour des mathématiques maison',
      'nous vérifions nos propres signatures, quel effet sur le prix',
      'code lent à lire',
    ],
    says: 'L’assembly, vos propres mathématiques et les signatures augmentent le prix d’un audit, car nous les lisons deux fois moins vite.',
  },
  'pricing-spread': {
    asks: [
      'Quelle est la largeur de la fourchette de prix ?',
      'précision de l’estimation',
      'de combien de pour cent le prix peut-il varier',
      'marge d’erreur du calculateur',
      'plus ou moins',
    ],
    says: 'La fourchette de prix va de {pricingBelow} au-dessous à {pricingAbove} au-dessus de la lecture calculée, en jours entiers. Les jours fixes n’ont pas de fourchette.',
  },
  'pricing-changes': {
    asks: [
      'Qu’est-ce qui changerait l’estimation d’un audit ?',
      'pourquoi le prix pourrait-il monter ensuite',
      'coûts cachés',
      'qu’est-ce qui n’est pas dans l’estimation',
      'y aura-t-il des surprises sur la facture',
    ],
    says: 'Quatre choses changent le prix d’une estimation d’audit : du code ajouté, du code difficile comme l’assembly, un protocole dont le vôtre dépend, et une date qui ne peut pas bouger.',
  },
  'pricing-deadline': {
    asks: [
      'Une date fixe coûte-t-elle plus ?',
      'supplément d’urgence',
      'prix pour un travail urgent',
      'tarif express',
      'pouvez-vous mettre plus de monde pour finir plus tôt',
    ],
    says: 'Une date qui ne peut pas bouger augmente le prix d’un audit, car plus de relecteurs prennent plus de jours au total. Donnez-nous la date en demandant un devis.',
  },
  'pricing-scope-change': {
    asks: [
      'Le prix convenu peut-il encore changer ?',
      'nouvelle fonction après le devis',
      'prix si le périmètre grandit',
      'restez-vous au chiffre annoncé',
      'et si le travail dure plus longtemps que prévu',
    ],
    says: 'Le prix convenu ne change que si le périmètre change. Le code que vous ajoutez après le comptage est compté de nouveau.',
  },
  'pricing-when': {
    asks: [
      'Quand faut-il payer le prix ?',
      'conditions de paiement',
      'acompte',
      'paie-t-on d’avance ou après',
      'paiement en plusieurs fois',
      'quand envoyez-vous la facture',
    ],
    says: 'Vous payez la moitié du prix avant le début du travail et la moitié à la remise.',
  },
  'pricing-stablecoin': {
    asks: [
      'Avec quoi puis-je vous payer ?',
      'moyens de paiement',
      'payer en crypto',
      'acceptez-vous les stablecoins',
      'pouvons-nous payer avec notre propre jeton',
      'paiement en usdc ou usdt',
    ],
    says: 'Vous pouvez payer le prix en stablecoin. Nous ne prenons pas le jeton examiné, car son auditeur ne devrait pas en posséder.',
  },
  'pricing-currency': {
    asks: [
      'Dans quelle monnaie sont les prix ?',
      'devise',
      'est-ce en dollars américains',
      'prix en euros',
      'prix seulement en dollars',
    ],
    says: 'Tous les prix de ce site sont en {pricingCurrency}.',
  },
  'pricing-tax': {
    asks: [
      'Les prix comprennent-ils la taxe ?',
      'tva',
      'prix ht ou ttc',
      'faut-il ajouter la tva',
      'prix avec ou sans taxe',
    ],
    says: 'Les prix et les estimations de ce site sont hors taxes.',
  },
  'pricing-as-of': {
    asks: [
      'Depuis quand ces prix sont-ils valables ?',
      'les prix sont-ils à jour',
      'date de la liste de prix',
      'quand avez-vous changé vos prix la dernière fois',
    ],
    says: 'Les prix de ce site sont indicatifs et datent du {pricingAsOf}.',
  },
  'pricing-binding': {
    asks: [
      'Les prix de ce site vous engagent-ils ?',
      'que veut dire indicatif',
      'le devis est-il ferme',
      'puis-je me fier au calculateur',
      'travaillez-vous au forfait',
    ],
    says: 'Les prix de ce site sont indicatifs et ne nous engagent pas. Le chiffre qui engage est dans notre offre écrite, et il est fixé avant le début.',
  },
  'pricing-offer-valid': {
    asks: [
      'Combien de temps une offre est-elle valable ?',
      'quand un devis expire-t-il',
      'validité du prix proposé',
      'combien de temps avons-nous pour décider',
    ],
    says: 'Notre offre écrite nomme le prix et la date jusqu’à laquelle elle est valable.',
  },
  'pricing-quote': {
    asks: [
      'Comment obtenir un devis ?',
      'demander un devis',
      'à qui demander un prix',
      'offre sur mesure pour notre projet',
      'pouvez-vous chiffrer mon idée',
    ],
    says: 'Choisissez « Ask for a quote » sur la page des prix et décrivez ce que vous avez. Une personne répond en un jour ouvré, avec des questions, une fourchette de prix ou le nom d’une firme mieux placée.',
  },
  'pricing-quote-time': {
    asks: [
      'Combien de temps jusqu’à un prix fixe ?',
      'délai pour recevoir un devis',
      'du premier échange au prix final',
      'durée de la définition du périmètre',
    ],
    says: 'Un premier échange dure une demi-heure, et le périmètre deux jours ouvrés. Nous y convenons du prix et de ce qui le changerait.',
  },
  'pricing-calculators': {
    asks: [
      'Quels calculateurs de prix proposez-vous ?',
      'calculateur de prix',
      'calculer mon prix',
      'y a-t-il un outil pour estimer le coût',
      'calculateur pour un jeton ou un nft',
    ],
    says: 'La page des prix a un calculateur pour un audit, pour un jeton que nous écrivons et pour un audit NFT. Les jours et le prix suivent la saisie. Pour un audit, la page de l’audit compte elle-même votre code.',
  },
  'pricing-audit-calculator': {
    asks: [
      'Que demande le calculateur de prix d’un audit ?',
      'champs du calculateur de prix',
      'quels chiffres faut-il pour calculer le prix d’un audit',
      'comment utiliser le calculateur de la page des prix',
      'je ne connais pas mon nombre de lignes, puis-je calculer le prix',
    ],
    says: 'Le calculateur de prix d’un audit demande les lignes de code et d’interface, les appels à d’autres contrats, les contrats hérités et les points faits de la liste. Si vous les ignorez, laissez le compteur de la page de l’audit lire votre code.',
  },
  'pricing-share': {
    asks: [
      'Puis-je envoyer une estimation de prix à un collègue ?',
      'enregistrer une estimation',
      'partager mon calcul',
      'lien vers le prix calculé',
      'le calculateur garde-t-il ma saisie',
    ],
    says: 'L’adresse de la page des prix garde ce que vous saisissez dans un calculateur. Copiez-la pour envoyer l’estimation de prix ou la rouvrir plus tard.',
  },
  'pricing-token-plain': {
    asks: [
      'Combien coûte un jeton simple que vous écrivez ?',
      'prix d’un jeton sur mesure de base',
      'jeton le moins cher écrit par vos ingénieurs',
      'calculateur de jeton sans option',
    ],
    says: 'Un jeton simple que nous écrivons pour vous coûte de {pricingPlainToken} et prend {pricingPlainTokenDays}. Le prix comprend le code source, les tests, un script de déploiement et la vérification. Les options ajoutent des jours.',
  },
  'pricing-unlisted': {
    asks: [
      'Et si le calculateur ne contient pas ce qu’il nous faut ?',
      'fonction absente du calculateur',
      'prix pour quelque chose de spécial dans notre jeton',
      'souhaits hors du calculateur',
    ],
    says: 'Pour un jeton ou un audit NFT, nous donnons avant de commencer le prix de tout ce que le calculateur ne contient pas. Demandez-nous un devis et dites ce qu’il vous faut.',
  },
  'pricing-lowest': {
    asks: [
      'Quel est le prix le plus bas pour un travail ?',
      'commande minimale',
      'service le moins cher',
      'tarif minimal de la liste',
      'nous avons très peu d’argent',
    ],
    says: 'Le prix le plus bas de notre liste est de {pricingLowest}. Les outils de ce site ne coûtent que les frais du réseau.',
  },
  'pricing-fix-review': {
    asks: [
      'La revue de nos corrections est-elle comprise dans le prix ?',
      'la revue des corrections coûte-t-elle plus',
      'combien de tours de revue des corrections',
      'payons-nous encore quand vous vérifiez les correctifs',
      'prix d’un second audit',
    ],
    says: 'Le prix d’un audit comprend un tour de revue, pour des corrections qui ne changent que ce dont parle un constat. Nous comptons les nouvelles fonctions comme du code neuf.',
  },
  'pricing-nothing-found': {
    asks: [
      'Dois-je payer le prix si vous ne trouvez aucun bug ?',
      'et si vous ne trouvez rien',
      'remboursement sans constat',
      'paiement par bug',
      'pas de constat, pas d’honoraires',
    ],
    says: 'Vous payez le prix de la lecture, même si nous ne trouvons rien. Le rapport dit ce que nous avons lu, comment et avec quels outils.',
  },
  'pricing-mistakes': {
    asks: [
      'Faites-vous payer la correction de vos propres erreurs ?',
      'qui paie si vous vous trompez',
      'un défaut de votre travail est-il corrigé sans frais',
      'les reprises sont-elles gratuites',
    ],
    says: 'Nous corrigeons gratuitement nos propres erreurs, donc elles n’augmentent pas votre prix.',
  },
}
