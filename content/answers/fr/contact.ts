import type { facts as english } from '#content/answers/en/contact.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'contact-how': {
    asks: ['Comment vous contacter ?', 'contact', 'coordonnées', 'comment vous joindre', 'où envoyer une demande'],
    says: 'Écrivez avec le formulaire sur /contact-us ou à {contactEmail}. Vous pouvez aussi téléphoner au {contactPhones}, ou réserver un appel sur /book.',
  },
  'contact-answer': {
    asks: [
      'Sous quel délai répondez-vous ?',
      'délai de réponse',
      'quand aurai-je une réponse',
      'combien de temps avant que quelqu’un me réponde',
      'je n’ai pas encore eu de réponse',
    ],
    says: 'Une personne répond à votre message sous {contactAnswer}. En cas d’urgence, téléphonez au {contactPhones}.',
  },
  'contact-email': {
    asks: [
      'Quelle est votre adresse e-mail ?',
      'boîte mail de l’entreprise',
      'adresse mail de la société',
      'puis-je envoyer un mail au lieu du formulaire',
    ],
    says: 'Notre adresse e-mail est {contactEmail}. Le formulaire sur /contact-us atteint les mêmes personnes et vous donne un numéro de référence.',
  },
  'contact-phone': {
    asks: ['À quel numéro vous joindre ?', 'ligne directe', 'numéro de la société', 'quel numéro composer', 'hotline'],
    says: 'Vous pouvez nous téléphoner au {contactPhones}. Pour un appel à heure fixe, réservez sur /book.',
  },
  'contact-form': {
    asks: [
      'Que demande le formulaire de contact ?',
      'champs obligatoires du formulaire',
      'dois-je indiquer un budget',
      'longueur maximale du message',
      'puis-je joindre un fichier',
    ],
    says: 'Le formulaire de contact demande nom, e-mail, sujet et message. Service, budget et calendrier sont facultatifs. Un message compte au plus {contactMessageLength} caractères, sans pièce jointe : envoyez des liens.',
  },
  'contact-write': {
    asks: [
      'Que dois-je écrire dans mon message ?',
      'quelles informations mettre dans la première demande',
      'qu’est-ce qui vous aide à répondre',
      'conseils pour une bonne demande',
    ],
    says: 'Dites ce qui existe : une adresse, un dépôt, un brouillon ou l’idée. Dites ce qui ne doit jamais lui arriver, et quelle date ne peut pas bouger.',
  },
  'contact-next': {
    asks: [
      'Que se passe-t-il après l’envoi du formulaire ?',
      'étapes suivantes après ma demande',
      'que vais-je recevoir comme réponse',
      'donnez-vous une fourchette de prix dans la réponse',
    ],
    says: 'Nous enregistrons votre message et affichons un numéro de référence. Une personne du métier répond sous {contactAnswer}. Vous recevez des questions, une fourchette de prix ou le nom d’une société mieux placée.',
  },
  'contact-arrived': {
    asks: [
      'Comment savoir si mon message est arrivé ?',
      'numéro de référence',
      'mon message est-il perdu',
      'pas d’e-mail de confirmation après le formulaire',
      'et si votre serveur de mail est en panne',
    ],
    says: 'Un numéro de référence signifie que votre message est enregistré sur disque. L’e-mail nous parvient ensuite, et le site réessaie pendant plus d’un jour en cas de panne. Citez ce numéro en cas de question.',
  },
  'contact-twice': {
    asks: [
      'Et si j’envoie le formulaire deux fois ?',
      'j’ai appuyé deux fois sur envoyer',
      'connexion coupée pendant l’envoi',
      'message en double',
    ],
    says: 'Appuyer deux fois n’enregistre qu’un message. Votre navigateur renvoie la même clé, et vous recevez le même numéro de référence. Hors ligne, votre texte est conservé.',
  },
  'contact-emergency': {
    asks: [
      'Que faire si des fonds sont en danger maintenant ?',
      'urgence',
      'nous sommes en train d’être piratés',
      'notre contrat est en train d’être vidé',
      'incident urgent, besoin d’aide',
    ],
    says: 'Si des fonds sont en danger maintenant, téléphonez-nous d’abord : {contactPhones}. N’écrivez rien en public.',
  },
  'contact-social': {
    asks: ['Êtes-vous sur Telegram ou Discord ?', 'réseaux sociaux', 'où vous suivre', 'linkedin', 'compte twitter'],
    says: 'Le bas de chaque page renvoie à nos canaux : {contactChannels}. N’utilisez que ces liens, car les noms s’y imitent facilement.',
  },
  'contact-book': {
    asks: [
      'Comment réserver un appel ?',
      'prendre rendez-vous',
      'réserver un créneau',
      'organiser une visio avec votre équipe',
      'demander une consultation',
    ],
    says: 'Ouvrez /book, choisissez un créneau libre dans votre fuseau horaire et laissez nom et e-mail. La page confirme l’heure, et un e-mail apporte un fichier d’agenda et un lien pour modifier. Vous pouvez aussi téléphoner au {contactPhones}.',
  },
  'contact-call-length': {
    asks: [
      'Combien de temps dure un appel ?',
      'durée du rendez-vous',
      'minutes de l’appel',
      'puis-je réserver un appel plus long',
    ],
    says: 'Un appel dure {contactCallMinutes}. Si vous avez besoin de plus de temps, écrivez à {contactEmail}.',
  },
  'contact-call-free': {
    asks: [
      'L’appel est-il gratuit ?',
      'prix d’une consultation',
      'premier rendez-vous gratuit',
      'l’appel m’engage-t-il',
    ],
    says: 'L’appel est gratuit et ne vous engage à rien. Un prix se fixe plus tard, par écrit.',
  },
  'contact-hours': {
    asks: [
      'À quelles heures prenez-vous des appels ?',
      'horaires d’ouverture',
      'heures de bureau',
      'peut-on s’appeler le soir',
      'êtes-vous disponibles le samedi',
    ],
    says: 'Nous prenons des appels à ces heures : {contactHours}. Elles suivent l’heure de {contactZone}, et /book les montre dans votre fuseau.',
  },
  'contact-call-notice': {
    asks: [
      'Quelle est la première date possible pour un appel ?',
      'premier rendez-vous disponible',
      'appel au dernier moment',
      'jusqu’à quand peut-on réserver',
    ],
    says: 'Entre la réservation et l’appel, il faut au moins {contactNotice}. Vous pouvez réserver jusqu’à {contactAhead} à l’avance. En cas d’urgence, téléphonez au {contactPhones}.',
  },
  'contact-zone': {
    asks: [
      'Dans quel fuseau horaire sont les créneaux ?',
      'fuseau horaire',
      'est-ce l’heure de londres',
      'je suis en asie, comment lire les horaires',
    ],
    says: 'La page de réservation montre les créneaux dans le fuseau de votre navigateur, et vous pouvez en choisir un autre. Notre propre fuseau, {contactZone}, figure à côté.',
  },
  'contact-closed': {
    asks: ['Quels jours ne prenez-vous pas d’appels ?', 'jours fériés', 'fermés à noël', 'jours de fermeture'],
    says: 'Outre les jours sans horaires, nous ne prenons pas d’appels à ces dates : {contactClosed}.',
  },
  'contact-call-how': {
    asks: [
      'L’appel se fait-il par téléphone ou en visio ?',
      'zoom ou teams',
      'est-ce vous qui m’appelez',
      'où est le lien vidéo',
    ],
    says: 'Si vous laissez un numéro de téléphone, nous vous appelons. Sans numéro, nous nous voyons en visio, et vous recevez le lien avant l’appel.',
  },
  'contact-call-who': {
    asks: [
      'Qui prend l’appel ?',
      'avec qui vais-je parler au rendez-vous',
      'un ingénieur est-il présent',
      'nom de mon interlocuteur',
    ],
    says: 'L’appel est pris par une personne qui fait ce travail. Vous parlez à ceux qui lisent et écrivent le code.',
  },
  'contact-call-about': {
    asks: [
      'De quoi parle-t-on pendant l’appel ?',
      'à quoi sert le rendez-vous',
      'sujets de l’appel',
      'que peut-on discuter',
      'est-ce un argumentaire de vente',
    ],
    says: 'L’appel peut porter sur un nouveau projet, un audit, un token, un verrou, un lancement, ou sur un travail déjà fait. Nous disons quel service convient, son coût possible, ou qu’aucun ne convient.',
  },
  'contact-call-prepare': {
    asks: [
      'Comment préparer l’appel ?',
      'que faut-il envoyer avant le rendez-vous',
      'documents pour l’appel',
      'préparation de la visio',
    ],
    says: 'Envoyez avant l’appel ce qui existe : une adresse, un dépôt, un brouillon ou deux phrases. Indiquez la date qui ne peut pas bouger. N’envoyez jamais de phrase de récupération ni de clé privée.',
  },
  'contact-confirmed': {
    asks: [
      'Mon créneau réservé est-il garanti ?',
      'confirmation de réservation',
      'ma réservation est-elle passée',
      'quelqu’un peut-il prendre mon heure',
    ],
    says: 'Dès que la page confirme votre heure, elle est à vous seul. Si un autre a été plus rapide, la page le dit et propose les créneaux les plus proches. Un e-mail suit avec les détails.',
  },
  'contact-move': {
    asks: [
      'Comment déplacer mon appel ?',
      'reporter le rendez-vous',
      'changer l’heure',
      'je ne peux pas mardi finalement',
    ],
    says: 'Ouvrez le lien reçu par e-mail pour cet appel et choisissez un autre créneau. L’ancien reste à vous jusqu’à ce que le nouveau soit retenu. C’est possible jusqu’au début de l’appel.',
  },
  'contact-cancel': {
    asks: [
      'Comment annuler mon appel ?',
      'annuler le rendez-vous',
      'l’annulation est-elle payante',
      'je n’ai plus besoin du rendez-vous',
    ],
    says: 'Ouvrez le lien reçu par e-mail pour cet appel et annulez-le. L’annulation ne coûte rien. Le créneau se libère, et un e-mail retire l’appel de votre agenda.',
  },
  'contact-calendar': {
    asks: [
      'Est-ce que je reçois un fichier d’agenda pour l’appel ?',
      'fichier ics',
      'ajouter le rendez-vous à outlook',
      'invitation google agenda',
    ],
    says: 'L’e-mail sur votre appel contient un fichier d’agenda pour Outlook, Google Agenda ou Calendrier d’Apple. Vous pouvez aussi l’enregistrer sur la page de confirmation. Après un changement, un nouveau fichier met l’entrée à jour.',
  },
  'contact-reminder': {
    asks: ['Me rappelez-vous l’appel ?', 'rappel par e-mail', 'je risque d’oublier le rendez-vous', 'mail de rappel'],
    says: 'Nous vous rappelons l’appel par e-mail, une fois, la veille. Un appel réservé ou déplacé peu avant n’a pas de rappel, car son e-mail est encore récent.',
  },
  'contact-no-time': {
    asks: [
      'Et si aucun créneau ne me convient ?',
      'tous les créneaux sont pris',
      'aucun rendez-vous libre',
      'vos horaires tombent la nuit chez moi',
    ],
    says: 'Si aucun créneau ne convient, écrivez à {contactEmail} ou téléphonez au {contactPhones}. Nous trouvons une autre heure.',
  },
  'contact-hand-over': {
    asks: [
      'Puis-je transmettre ce chat à une personne ?',
      'envoyer la conversation à votre équipe',
      'quelqu’un lit-il notre chat',
      'joindre l’historique du chat',
      'transférer la discussion',
    ],
    says: 'Pour transmettre votre chat, appuyez sur « More », puis sur « Leave a message for a person ». La conversation n’est jointe que si vous la mettez dans le formulaire. Une personne répond sous {contactAnswer}.',
  },
}
