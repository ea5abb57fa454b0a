import type { facts as english } from '#content/answers/en/design.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'design-for-whom': {
    asks: [
      'En quoi consiste votre design UI/UX Web3 ?',
      'design web3',
      'concevez-vous des interfaces',
      'agence ux pour dapps',
      'nos utilisateurs ont peur de signer, pouvez-vous aider',
    ],
    says: 'Notre design Web3 s’adresse aux équipes dont les utilisateurs signent des transactions. Nous concevons des écrans qui nomment l’action, l’actif, le montant et le coût avant l’ouverture du wallet.',
  },
  'design-price': {
    asks: [
      'Combien coûte le design UI/UX Web3 ?',
      'prix design',
      'combien facturez-vous une interface',
      'coût de la refonte de notre dapp',
      'tarif ux',
    ],
    says: 'Le prix indicatif du design UI/UX Web3 est de {designPrice}, depuis le {designAsOf}. Nous comptons les jours d’une personne, à {designDayRate} par jour. Le chiffre qui engage est celui de l’offre.',
  },
  'design-price-depends': {
    asks: [
      'De quoi dépend le prix d’un design ?',
      'qu’est-ce qui rend le design plus cher',
      'facturez-vous par écran ou par parcours',
      'comment réduire le coût du design',
    ],
    says: 'Le prix d’un design dépend du nombre de parcours et de signatures. Il dépend aussi de votre choix entre des dessins et des composants qui fonctionnent.',
  },
  'design-duration': {
    asks: [
      'Combien de temps prend un design ?',
      'délai design',
      'combien de jours ouvrés pour une interface',
      'pouvez-vous concevoir notre appli en une semaine',
      'quand les écrans seraient-ils prêts',
    ],
    says: 'Un design Web3 demande {designDuration}. Le délai suit le nombre de parcours et de signatures, et votre choix entre des dessins et des composants qui fonctionnent.',
  },
  'design-steps': {
    asks: [
      'Quelles sont les étapes d’un projet de design ?',
      'processus de design',
      'comment travaillez-vous comme designers',
      'commencez-vous par des wireframes',
      'phases du travail ux et leur durée',
    ],
    says: 'Un design compte quatre étapes, en jours ouvrés : Observer ({designWatchDays}), Mots et parcours ({designWordsDays}), Dessiner et construire ({designBuildDays}) et Essayer ({designTryDays}). Nous écrivons d’abord les phrases, puis nous disposons les écrans autour.',
  },
  'design-deliverables': {
    asks: [
      'Que reçoivent nos ingénieurs à la fin d’un design ?',
      'livrables design',
      'que comprend le design ux',
      'livrez-vous des maquettes ou du code',
      'contenu de la prestation design',
    ],
    says: 'Vos ingénieurs reçoivent cinq choses : des parcours, des mots, des composants, des tests et une étude. Les parcours ont un retour après chaque refus, les mots couvrent chaque bouton et erreur, et l’étude dit ce que les gens croyaient signer.',
  },
  'design-logos': {
    asks: [
      'Faites-vous des logos ?',
      'création de logo',
      'une identité de marque pour notre coin',
      'charte graphique',
      'il nous faut une mascotte et une bannière',
    ],
    says: 'Les logos ne font pas partie de notre design Web3, qui porte sur les écrans, leurs mots et leurs composants. Les campagnes sont une autre prestation, le marketing Web3.',
  },
  'design-frameworks': {
    asks: [
      'Quels frameworks livrez-vous ?',
      'composants react ou vue',
      'notre frontend est en svelte, est-ce possible',
      'écrivez-vous du tailwind',
      'dans quelle technologie est le code de l’interface',
    ],
    says: 'Nous livrons des composants en React avec TypeScript et du CSS simple. Pour les autres frameworks, vous recevez les parcours, les mots et les tests.',
  },
  'design-drawings': {
    asks: [
      'Livrez-vous des dessins ou des composants qui fonctionnent ?',
      'fichiers figma',
      'seulement des maquettes sans code',
      'est-ce un prototype ou du code de production',
      'dessinez-vous dans figma ou dans le navigateur',
    ],
    says: 'Vous choisissez entre des dessins et des composants qui fonctionnent, et ce choix change le prix. Nous construisons les composants en code, avec vos contrats sur un réseau de test.',
  },
  'design-system': {
    asks: [
      'Travaillez-vous à partir de notre design system ?',
      'nous avons déjà une bibliothèque de composants',
      'pouvez-vous suivre notre charte existante',
      'les nouveaux écrans iront-ils avec notre marque',
    ],
    says: 'Nous travaillons à partir de votre design system. Il manque à la plupart les signatures, les états de transaction et les adresses, et nous les ajoutons.',
  },
  'design-restyle': {
    asks: [
      'Modifiez-vous le style du kit d’une autre entreprise ?',
      'restyler rainbowkit',
      'adapter un template acheté',
      'changer seulement les couleurs d’un kit tout fait',
    ],
    says: 'Nous ne modifions pas le style du kit d’une autre entreprise. Nous étendons votre propre design system, ou construisons nos composants.',
  },
  'design-accessibility': {
    asks: [
      'Comment testez-vous l’accessibilité ?',
      'WCAG AA',
      'le design marche-t-il avec un lecteur d’écran',
      'accessibilité a11y',
      'un aveugle peut-il signer avec vos écrans',
    ],
    says: 'Nous testons l’accessibilité selon WCAG AA : au clavier, avec zoom, avec animations réduites, et avec l’outil axe dans chaque état.',
  },
  'design-tests': {
    asks: [
      'Quels tests accompagnent les composants ?',
      'tests ui',
      'écrivez-vous des tests pour le frontend',
      'comment éviter qu’une modification casse le design',
      'contrôles automatiques de l’interface',
    ],
    says: 'Les composants sont livrés avec des tests du clavier, du contraste calculé, des largeurs de téléphone, et avec l’outil axe. La prochaine modification ne défait donc pas le design.',
  },
  'design-themes': {
    asks: [
      'Les composants ont-ils un mode sombre et une version mobile ?',
      'dark mode',
      'responsive sur téléphone',
      'thème clair et sombre',
      'les états vides et de chargement sont-ils compris',
    ],
    says: 'Les composants existent en thème clair et en thème sombre, avec tous leurs états sur une page, y compris vide, en chargement et en échec. Les tests couvrent les largeurs de téléphone.',
  },
  'design-review': {
    asks: [
      'Pouvez-vous évaluer notre design actuel ?',
      'audit ux',
      'avis d’expert sur notre interface',
      'nous voulons un retour, pas une refonte',
      'trouver où les utilisateurs se perdent',
    ],
    says: 'Nous évaluons une interface existante si vous commandez la première étape seule, qui demande {designWatch}. Vous recevez une liste de doutes, classés selon ce que chacun peut coûter à un utilisateur.',
  },
  'design-needs': {
    asks: [
      'Que vous faut-il de nous pour concevoir un écran ?',
      'que préparer avant le design',
      'nos contrats doivent-ils être finis avant le design',
      'l’ABI suffit-elle pour commencer le design',
      'conditions pour le travail ux',
    ],
    says: 'Pour concevoir un écran, il nous faut vos contrats sur un réseau de test, ou leur ABI. Il nous faut aussi les questions les plus fréquentes à votre support et une personne qui décide des mots.',
  },
  'design-refuse': {
    asks: [
      'Quels procédés refusez-vous en design ?',
      'dark patterns',
      'présélectionner l’approbation illimitée pour gagner un clic',
      'cacher les frais dans l’interface',
      'un minuteur pour faire signer plus vite',
    ],
    says: 'Nous refusons les approbations illimitées présélectionnées, les frais cachés et les minuteurs. Nous refusons aussi les procédés qui font accepter ce que l’on n’a pas lu.',
  },
  'design-study': {
    asks: [
      'Testez-vous le design avec de vrais utilisateurs ?',
      'test d’utilisabilité',
      'recherche utilisateur',
      'combien de personnes essaient les écrans',
      'que nous apprend l’étude utilisateur',
    ],
    says: 'Cinq personnes accomplissent une tâche avec les nouveaux écrans. Vous lisez ce qu’elles croyaient avoir signé, et nous faisons les changements qui en découlent.',
  },
  'design-signature': {
    asks: [
      'Que doit dire un écran de signature ?',
      'ux des signatures',
      'avant et après d’une demande de signature',
      'comment expliquer un permit à tout le monde',
      'quelles questions faut-il clarifier avant de signer',
    ],
    says: 'Un écran de signature répond à six questions : que permettez-vous, combien au plus, qui peut le prendre, à quel coût, jusqu’à quand, et peut-on l’annuler. La page du design compare une signature avant et après.',
  },
  'design-wallet': {
    asks: [
      'Pourquoi le texte du wallet ne suffit-il pas ?',
      'metamask montre déjà la transaction',
      'le wallet n’affiche que du hex',
      'les utilisateurs approuvent sans lire',
      'pourquoi les gens partent à l’étape approve',
    ],
    says: 'Un wallet montre un nom de fonction et quelques octets : les utilisateurs se fient donc à ce que votre page vient de dire. Si la page et le wallet disent autre chose, les prudents partent, et les autres apprennent à tout valider.',
  },
  'design-states': {
    asks: [
      'Quels états d’une transaction concevez-vous ?',
      'transactions en attente, échouées ou remplacées',
      'que voit l’utilisateur quand il refuse',
      'et si l’on ferme l’onglet pendant l’attente',
      'états d’erreur d’une transaction',
    ],
    says: 'Nous concevons chaque état d’une transaction, de non envoyée à oubliée dans un onglet fermé. Notre exemple couvre refusée, en attente, remplacée, échouée et terminée, et ce que l’utilisateur peut faire dans chaque cas.',
  },
  'design-example': {
    asks: [
      'Puis-je voir un exemple de votre design ?',
      'exemple de design',
      'portfolio d’interfaces',
      'que reçoivent les ingénieurs pour une signature',
      'exemple de textes pour une transaction',
    ],
    says: 'La page du design montre un exemple de ce que vos ingénieurs reçoivent pour chaque signature : les mots avant, sur le bouton, dans le wallet et pour chaque résultat. Le coffre de l’exemple est inventé.',
  },
  'design-kit': {
    asks: [
      'Puis-je essayer votre propre kit d’interface ?',
      'ce site est-il fait avec vos composants',
      'démo de votre ui kit',
      'à quoi ressemble une transaction confirmée chez vous',
    ],
    says: 'Ce site est construit avec notre propre kit d’interface. Sur la page du design, vous essayez les trois états d’une transaction, et le spécimen montre chaque pièce dans chaque état.',
  },
}
