import type { OwnWords } from '#content/answers/own-words.ts'

export const words: OwnWords = {
  greeting:
    'Bonjour. Posez vos questions sur nos services, nos prix, nos contrats ou une page. Chaque réponse renvoie à la page dont elle vient ; les pages sont en anglais. N’écrivez jamais ici une phrase de récupération ni une clé privée.',
  thanks: 'Je vous en prie. Puis-je répondre à autre chose ?',
  bye: 'Au revoir. La conversation reste dans cet onglet jusqu’à ce que vous rechargiez la page.',
  self: 'Je suis un assistant automatique. Je réponds seulement avec ce qui est publié sur ce site.',
  fine: 'Je suis un assistant automatique, toujours le même. Que voulez-vous savoir ?',
  refusal: 'Ce site ne répond pas à une question sur « {asked} ».',
  refusalOfAll: 'Ce site n’en dit rien.',
  nearest: 'Voici les questions les plus proches :',
  person: 'Une personne peut vous répondre :',
  secret:
    'N’écrivez jamais une phrase de récupération ni une clé privée, ni ici ni ailleurs. Nous ne les demandons jamais.',
  guess: 'Je ne suis pas sûr de ce que vous demandez. Voici ce que le site dit de plus proche :',
  which: 'Laquelle de ces questions posez-vous ?',
  talk: 'Réserver un appel',
  write: 'Écrire un message',
}
