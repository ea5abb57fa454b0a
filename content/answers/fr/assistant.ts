import type { facts as english } from '#content/answers/en/assistant.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'assistant-what': {
    asks: [
      'Êtes-vous un robot ou un humain ?',
      'qui êtes-vous',
      'est-ce que je parle à une machine',
      'chatbot',
      'est-ce un programme qui répond',
    ],
    says: 'Je suis un assistant automatique, pas une personne. Je réponds uniquement à partir de ce que ce site publie. Pour une personne, écrivez sur /contact-us ou réservez un appel sur /book.',
  },
  'assistant-can': {
    asks: [
      'Que puis-je vous demander ?',
      'comment pouvez-vous m’aider',
      'exemples de questions pour l’assistant',
      'comment fonctionne ce chat',
      'aide',
    ],
    says: 'Demandez-moi nos services, prix, outils, contrats, règles de confidentialité et conditions, ou une page de ce site. Chaque réponse nomme la page dont elle vient.',
  },
  'assistant-cannot': {
    asks: [
      'Que ne peut pas faire l’assistant ?',
      'limites du chatbot',
      'pouvez-vous envoyer une transaction pour moi',
      'puis-je commander dans le chat',
      'voyez-vous le solde de mon wallet',
    ],
    says: 'L’assistant ne fait que répondre aux questions. Il ne signe rien, n’envoie pas de transaction, ne réserve pas d’appel et ne fait pas d’offre ferme. Si le site ne dit rien, il le dit et indique comment joindre une personne.',
  },
  'assistant-model': {
    asks: [
      'Cet assistant est-il ChatGPT ?',
      'quel modèle d’ia utilisez-vous',
      'intelligence artificielle',
      'openai reçoit-il mes questions',
    ],
    says: 'Ce serveur répond aux questions posées à l’assistant à partir des pages du site. L’exploitant peut brancher à la place un workflow ou un modèle de langage. Celui-ci reçoit alors question, page et conversation, sans votre nom.',
  },
  'assistant-sources': {
    asks: [
      'D’où viennent vos réponses ?',
      'source de cette réponse',
      'comment le savez-vous',
      'l’information est-elle à jour',
    ],
    says: 'Chaque réponse de l’assistant vient des pages de ce site, et les liens en dessous y mènent. Prix et délais sont lus à la même source que les pages.',
  },
  'assistant-wrong': {
    asks: [
      'Et si une réponse de l’assistant est fausse ?',
      'votre réponse n’a pas de sens',
      'ce que dit le bot engage-t-il la société',
      'cela ne m’a pas aidé',
    ],
    says: 'Appuyez sur « Not helpful » sous une réponse fausse et dites ce qui ne va pas. Les réponses ne nous engagent pas : prix et durée valent après accord écrit. En cas de doute, demandez à une personne sur /contact-us.',
  },
  'assistant-language': {
    asks: [
      'Quelles langues l’assistant comprend-il ?',
      'puis-je écrire en français',
      'répondez en français s’il vous plaît',
      'langue du chat',
    ],
    says: 'L’assistant lit et répond en anglais, allemand, français et espagnol. Écrivez dans la langue de votre choix. Les pages liées sont en anglais.',
  },
  'assistant-secret': {
    asks: [
      'Demandez-vous parfois ma phrase de récupération ou ma clé privée ?',
      'quelqu’un de chez vous a demandé ma seed phrase',
      'dois-je envoyer ma clé privée',
      'j’ai collé ma phrase secrète dans le chat',
      'douze mots',
    ],
    says: 'Nous ne demandons jamais de phrase de récupération ni de clé privée : ne les saisissez nulle part. Ce chat retient ce qui y ressemble. Quiconque les demande en notre nom n’est pas de chez nous.',
  },
  'assistant-keeps': {
    asks: [
      'Que conserve l’assistant de notre conversation ?',
      'ce chat est-il enregistré',
      'durée de conservation du chat',
      'qui lit ce que j’écris ici',
      'chat et vie privée',
    ],
    says: 'Le serveur garde questions, réponses et évaluations {assistantChat}, ou jusqu’à ce que vous les effaciez. Elles sont liées à un cookie, non à un nom. Votre navigateur garde aussi la conversation.',
  },
  'assistant-erase': {
    asks: [
      'Comment effacer ce chat ?',
      'supprimer la conversation',
      'vider l’historique du chat',
      'commencer une nouvelle conversation',
    ],
    says: 'Appuyez sous le chat sur « More », puis sur « Erase my conversation ». La conversation disparaît de chaque onglet, et le serveur supprime ce qu’il a gardé. Le bouton de réinitialisation en haut ne vide que cet appareil.',
  },
  'assistant-save': {
    asks: [
      'Puis-je enregistrer cette conversation ?',
      'télécharger le chat',
      'exporter la discussion',
      'chat dans un fichier',
    ],
    says: 'Appuyez sous le chat sur « More », puis sur « Save as Markdown » ou « Save as JSON ». Le fichier contient l’échange et les adresses des sources.',
  },
  'assistant-person': {
    asks: [
      'Comment parler à une personne ?',
      'je veux un humain',
      'parler à un conseiller',
      'service client',
      'agent en direct',
    ],
    says: 'Écrivez sur /contact-us, téléphonez au {assistantPhones}, ou réservez un appel sur /book. Dans le chat, « More » permet de laisser un message à une personne. Une personne répond sous {assistantAnswer}.',
  },
  'assistant-length': {
    asks: [
      'Quelle longueur peut avoir une question à l’assistant ?',
      'message trop long',
      'limite de caractères du chat',
      'puis-je coller mon contrat dans le chat',
    ],
    says: 'Un message à l’assistant compte au plus {assistantLength} caractères, sans pièce jointe. Pour du code, utilisez l’estimation sur /smart-contract-audit#estimate, qui compte dans votre navigateur.',
  },
  'assistant-invest': {
    asks: [
      'Ce token est-il un bon investissement ?',
      'dois-je acheter ce coin',
      'conseil en investissement',
      'dans quel token investir',
      'ce memecoin vaut-il le coup',
    ],
    says: 'Nous ne donnons pas de conseil en investissement, sur aucun token. Collez son adresse sur /token-check : vous voyez s’il peut être vendu aujourd’hui et ce que peut faire son propriétaire.',
  },
  'assistant-price': {
    asks: [
      'Le cours de ce token va-t-il monter ?',
      'prévision de cours',
      'combien vaudra l’ether l’an prochain',
      'cours actuel du bitcoin',
      'to the moon',
    ],
    says: 'Nous ne faisons pas de prévision de cours et n’indiquons pas de prix du marché. Les faits se vérifient : /token-check montre si un token peut être vendu aujourd’hui, et à quel coût.',
  },
  'assistant-legal': {
    asks: [
      'Pouvez-vous me donner un conseil juridique ?',
      'avis d’un avocat',
      'faut-il une licence pour lancer un coin',
      'pouvez-vous recommander un avocat',
      'ai-je le droit de vendre des tokens dans mon pays',
    ],
    says: 'Nous ne donnons pas de conseil juridique. C’est à vous et à votre avocat de voir si vous pouvez proposer un token là où vous vivez. Un token que nous écrivons vient avec un registre de ses pouvoirs, que votre avocat peut lire.',
  },
  'assistant-tax': {
    asks: [
      'Pouvez-vous m’aider pour la fiscalité crypto ?',
      'dois-je payer un impôt sur mon airdrop',
      'conseil fiscal',
      'comment déclarer mes tokens',
    ],
    says: 'Nous ne donnons pas de conseil fiscal. Adressez-vous à un fiscaliste là où vous vivez. La page /dashboard liste ce qu’un compte a dans nos contrats et l’enregistre en fichier CSV.',
  },
  'assistant-buy': {
    asks: [
      'Vendez-vous vos propres tokens ?',
      'avez-vous votre propre coin',
      'prévente',
      'gérez-vous de l’argent pour des clients',
    ],
    says: 'Rien sur ce site n’est une offre d’achat ou de vente, et nous ne détenons pas vos actifs. Nous travaillons sur facture, et nos outils vous permettent de créer et verrouiller vos propres tokens.',
  },
}
