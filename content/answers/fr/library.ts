import type { facts as english } from '#content/answers/en/library.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'library-blog': {
    asks: [
      'De quoi parle votre blog ?',
      'blog',
      'écrivez-vous des articles',
      'où lire vos billets',
      'qui écrit le blog',
    ],
    says: 'Sur le blog, les ingénieurs qui auditent et écrivent des contrats ici disent comment les contrats échouent, comment nous testons les nôtres et ce que nous avons mesuré. Les chiffres viennent de nos propres relevés. Le blog est en anglais.',
  },
  'library-categories': {
    asks: [
      'Quelles sont les catégories du blog ?',
      'sujets du blog',
      'seulement les articles sur les tokens',
      'filtrer les articles par mot-clé ou auteur',
    ],
    says: 'Le blog a quatre catégories : Contracts, Tokens, Practice et This site. Sous la liste des articles, vous choisissez aussi un mot-clé ou un auteur.',
  },
  'library-feeds': {
    asks: [
      'Y a-t-il un flux RSS ?',
      'rss',
      'flux atom ou json',
      'suivre le blog dans mon lecteur',
      's’abonner sans adresse e-mail',
    ],
    says: 'Vous suivez le blog et nos nouvelles par RSS, Atom ou JSON Feed. Chaque catégorie du blog a ses propres flux, et les liens sont au bas de sa page.',
  },
  'library-newsletter': {
    asks: [
      'Comment m’abonner à la newsletter ?',
      'newsletter',
      's’inscrire à la liste de diffusion',
      'où est le formulaire de la newsletter',
      'la newsletter est-elle gratuite',
    ],
    says: 'Pour recevoir la newsletter, saisissez votre adresse e-mail au bas de n’importe quelle page et appuyez sur Send. Nous vous envoyons un lien, et vous êtes sur la liste dès que vous y confirmez votre adresse.',
  },
  'library-newsletter-often': {
    asks: [
      'À quelle fréquence envoyez-vous la newsletter ?',
      'combien de mails vais-je recevoir',
      'allez-vous me spammer',
      'partagez-vous mon adresse de newsletter',
    ],
    says: 'La newsletter n’a pas de rythme fixe : nous écrivons quand il y a quelque chose à lire. Votre adresse sert à l’envoi, et nous ne la partageons jamais.',
  },
  'library-newsletter-confirm': {
    asks: [
      'Pourquoi dois-je confirmer mon adresse pour la newsletter ?',
      'pas reçu de mail de confirmation',
      'double opt-in',
      'le lien de confirmation a expiré',
      'quelqu’un m’a inscrit à la newsletter',
    ],
    says: 'La confirmation prouve que l’adresse est à vous ; sans elle, vous n’êtes pas sur la liste. Nous effaçons une adresse non confirmée après {libraryUnconfirmed}. Si aucun mail n’arrive, vérifiez l’orthographe et les indésirables, puis saisissez l’adresse de nouveau un jour plus tard.',
  },
  'library-unsubscribe': {
    asks: [
      'Comment me désabonner de la newsletter ?',
      'se désabonner',
      'ne plus recevoir de mails',
      'annuler l’abonnement à la newsletter',
      'me retirer de la liste de diffusion',
    ],
    says: 'Chaque mail de la newsletter contient un lien qui vous retire de la liste. Nous gardons ensuite la preuve de votre accord pendant {libraryConsentProof}.',
  },
  'library-whitepapers': {
    asks: [
      'Quels livres blancs avez-vous ?',
      'livre blanc',
      'documents techniques',
      'télécharger le whitepaper',
      'y a-t-il un document sur la conception de vos contrats',
    ],
    says: 'Nous avons trois livres blancs : How a lock holds, Claims without a server et The security of this site. Un exemple de rapport d’audit figure à côté. Chacun est une page et un PDF, en anglais.',
  },
  'library-lock-paper': {
    asks: [
      'Que dit le livre blanc sur les verrous ?',
      'how a lock holds',
      'livre blanc TokenLocker',
      'document sur la conception de vos lockers',
      'détails techniques des verrous de tokens et de liquidité',
    ],
    says: 'Le livre blanc How a lock holds décrit la conception de TokenLocker et de PositionLocker. Il traite de leurs promesses, du stockage, des calendriers, des preuves et des coûts, et de ce qu’un verrou ne fait pas.',
  },
  'library-claims-paper': {
    asks: [
      'Que dit le livre blanc sur les claims ?',
      'claims without a server',
      'livre blanc airdrops merkle et codes de mint',
      'document sur MerkleClaims et CodeMint721',
    ],
    says: 'Le livre blanc Claims without a server décrit comment MerkleClaims paie une liste et comment CodeMint721 honore des codes imprimés. Il traite des arbres, des comptes, des signatures et des coûts, et de ce qu’aucun des deux contrats ne voit.',
  },
  'library-security-paper': {
    asks: [
      'Que dit le livre blanc sur la sécurité du site ?',
      'modèle de sécurité de ce site',
      'document sur la content security policy',
      'comment protégez-vous les visiteurs avec un wallet, y a-t-il un document',
    ],
    says: 'Le livre blanc The security of this site dit qui attaque un tel site, comment nous le défendons, ce que nous avons mesuré et où la défense s’arrête. Il traite des règles du navigateur, des scripts, des formulaires, des wallets, de la connexion et des données.',
  },
  'library-sample-contents': {
    asks: [
      'Que contient l’exemple de rapport d’audit ?',
      'contenu de l’audit type',
      'quels chapitres dans l’exemple d’audit',
      'exemple d’audit en JSON ou en page web',
    ],
    says: 'Un exemple de rapport d’audit sur nos propres contrats est publié en page, en PDF et en fichier JSON. Il contient le périmètre avec les empreintes, la méthode, les résultats des outils et chaque constat avec son numéro.',
  },
  'library-sample-independent': {
    asks: [
      'L’exemple de rapport est-il un audit indépendant ?',
      'vous êtes-vous audités vous-mêmes dans l’exemple',
      'qui a écrit le rapport sur vos contrats',
      'l’exemple de rapport est-il réel ou inventé',
    ],
    says: 'L’exemple de rapport n’est pas un audit indépendant, car nous l’avons écrit sur nos propres contrats. Ses empreintes, outils, chiffres et constats sont réels. Pour un client, deux relecteurs lisent chaque ligne séparément.',
  },
  'library-check-report': {
    asks: [
      'Comment vérifier moi-même l’exemple de rapport ?',
      'empreinte du rapport',
      'le fichier du rapport est-il authentique',
      'constats en JSON',
      'somme de contrôle de l’exemple de rapport',
    ],
    says: 'La page de l’exemple de rapport calcule dans votre navigateur l’empreinte de son fichier JSON et la compare. Les commandes des outils sont dans le dépôt, et vous pouvez refaire chaque chiffre sur votre machine.',
  },
  'library-brochures': {
    asks: [
      'Quelles brochures avez-vous ?',
      'brochure',
      'quelque chose à donner à un collègue',
      'présentation de l’entreprise ou dépliant',
      'aperçu de vos services à imprimer',
    ],
    says: 'Nous avons quatre brochures : Security, Tokens and locks, Claims and event mints, et Marketing and design. Chacune dit en quelques pages, en anglais, ce que vous obtenez, comment cela marche, ce que cela coûte et ce que nous refusons.',
  },
  'library-pdf': {
    asks: [
      'Puis-je télécharger vos documents en PDF ?',
      'pdf',
      'lire vos documents hors ligne',
      'imprimer le livre blanc ou une brochure',
      'le PDF est-il lisible par un lecteur d’écran',
    ],
    says: 'Chaque livre blanc, chaque brochure et l’exemple de rapport est une page et un PDF balisé avec les mêmes mots. Le lien vers le PDF est dans la liste et en haut du document.',
  },
  'library-no-email': {
    asks: [
      'Dois-je donner mon adresse e-mail pour un téléchargement ?',
      'les livres blancs sont-ils gratuits',
      'télécharger sans inscription',
      'un commercial va-t-il m’appeler après une brochure',
    ],
    says: 'Tous les documents, les brochures et l’exemple de rapport sont gratuits. Nous ne demandons aucune adresse e-mail avant un téléchargement.',
  },
  'library-versions': {
    asks: [
      'Comment voir ce qui a changé dans un document ?',
      'version du livre blanc',
      'la brochure est-elle à jour',
      'historique de vos documents',
      'ce PDF est-il le plus récent',
    ],
    says: 'Chaque document nomme sa version et sa date, et le bas de sa page dit ce qui a changé dans chaque version. À côté figure l’empreinte du PDF, qui vous dit si votre copie est la plus récente.',
  },
  'library-press-kit': {
    asks: [
      'Où est votre dossier de presse ?',
      'dossier de presse',
      'télécharger votre logo',
      'kit presse zip',
      'je suis journaliste et il me faut des images',
    ],
    says: 'Le dossier de presse se télécharge en un fichier sur la page médias, libre d’usage quand vous écrivez sur nous. Il contient nos marques en SVG et PNG, les sceaux des pages, les couleurs, des textes sur nous et les licences.',
  },
  'library-logo-use': {
    asks: [
      'Comment puis-je utiliser votre logo ?',
      'règles d’usage de la marque',
      'puis-je changer la couleur de votre logo',
      'mettre votre sceau sur mon site',
      'conditions pour utiliser votre nom',
    ],
    says: 'Vous pouvez utiliser nos marques quand vous écrivez sur nous : telles quelles, sur un ton uni, avec un quart de la hauteur du sceau autour. La marque dit que vous écrivez sur nous, et non que nous vous recommandons.',
  },
  'library-press-words': {
    asks: [
      'Y a-t-il un court texte sur votre société pour la presse ?',
      'boilerplate',
      'description de l’entreprise à copier',
      'comment vous présenter dans un article',
    ],
    says: 'La page médias propose des textes en anglais sur nous en {libraryShortText}, {libraryMiddleText} et {libraryLongText} mots, chacun avec un bouton pour le copier. Vous pouvez les utiliser comme vous voulez.',
  },
  'library-colours': {
    asks: [
      'Quelles couleurs et quelles polices utilisez-vous ?',
      'couleurs de marque hex',
      'quelle police sur ce site',
      'polices de caractères',
      'palette avec les contrastes',
    ],
    says: 'La page médias donne chaque couleur du site de jour et de nuit, avec son contraste. Les polices sont Bodoni Moda, Instrument Sans et Spline Sans Mono, toutes sous la SIL Open Font License.',
  },
  'library-press-contact': {
    asks: [
      'Qui est votre contact presse ?',
      'demande de presse',
      'je voudrais une interview pour mon podcast',
      'question de journaliste',
      'service de presse',
    ],
    says: 'Pour la presse, écrivez à {libraryPressEmail} ou utilisez le formulaire de contact. Nous répondons à la presse en un jour ouvré.',
  },
  'library-news': {
    asks: [
      'Où trouver les nouvelles de l’entreprise ?',
      'actualités',
      'quoi de neuf sur le site',
      'communiqués de presse',
    ],
    says: 'Les nouvelles de l’entreprise et du site sont sur la page médias, les plus récentes d’abord. Vous pouvez les suivre par RSS, Atom ou JSON Feed.',
  },
  'library-survey': {
    asks: [
      'Sur quoi porte l’enquête ?',
      'enquête',
      'combien de temps prend le sondage',
      'combien de questions dans le questionnaire',
      'participer à votre étude sur la confiance',
    ],
    says: 'L’enquête demande ce qui vous fait faire confiance à un contrat. Vous répondez à {librarySurveyQuestions} questions en deux minutes environ, et la dernière est facultative.',
  },
  'library-survey-results': {
    asks: [
      'Puis-je voir les résultats de l’enquête ?',
      'résultats du sondage',
      'qu’ont répondu les autres',
      'pourquoi l’enquête est-elle fermée pour moi',
      'voir les réponses sans participer',
    ],
    says: 'Vous voyez les résultats de l’enquête après vos réponses, ou sans répondre, ce qui ferme l’enquête sur votre appareil. Les parts s’affichent dès que {libraryEnoughAnswers} personnes ont répondu.',
  },
  'library-survey-anonymous': {
    asks: [
      'L’enquête est-elle anonyme ?',
      'le questionnaire enregistre-t-il mon nom',
      'que faites-vous de mes réponses au sondage',
      'publiez-vous ce que j’écris dans l’enquête',
    ],
    says: 'L’enquête ne demande ni nom ni adresse. Nous comptons les réponses et montrons les totaux ; la phrase que vous pouvez écrire est lue et jamais publiée.',
  },
  'library-specimen': {
    asks: [
      'Qu’est-ce que le spécimen ?',
      'specimen',
      'guide de style de ce site',
      'tous les boutons et formulaires sur une page',
      'storybook de votre design system',
    ],
    says: 'Le spécimen est une page qui montre chaque composant de ce site dans chaque état. Il s’ouvre depuis le kit d’interface sur la page du design.',
  },
  'library-search': {
    asks: [
      'Comment chercher sur ce site ?',
      'recherche',
      'où est le champ de recherche',
      'raccourci clavier pour chercher',
      'je ne trouve pas quelque chose sur votre site',
    ],
    says: 'Appuyez sur Ctrl K, ou Commande K sur un Mac, ou sur l’icône de recherche en haut de chaque page. La recherche couvre les pages, les articles et les outils, et sans script elle s’ouvre comme une page.',
  },
}
