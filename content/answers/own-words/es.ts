import type { OwnWords } from '#content/answers/own-words.ts'

export const words: OwnWords = {
  greeting:
    'Buenos días. Pregunte por nuestros servicios, precios, contratos o una página. Cada respuesta enlaza con la página de la que viene; las páginas están en inglés. No escriba nunca aquí una frase de recuperación ni una clave privada.',
  thanks: 'De nada. ¿Puedo responder a algo más?',
  bye: 'Adiós. La conversación se queda en esta pestaña hasta que recargue la página.',
  self: 'Soy un asistente automático. Respondo solo con lo que está publicado en este sitio.',
  fine: 'Soy un asistente automático, así que siempre estoy igual. ¿Qué quiere saber?',
  refusal: 'Este sitio no responde a una pregunta sobre «{asked}».',
  refusalOfAll: 'Este sitio no dice nada de eso.',
  nearest: 'Las preguntas más cercanas son estas:',
  person: 'Una persona puede responderle:',
  secret:
    'No escriba nunca una frase de recuperación ni una clave privada, ni aquí ni en otro sitio. Nunca las pedimos.',
  guess: 'No estoy seguro de lo que pregunta. Esto es lo más cercano que dice el sitio:',
  which: '¿Cuál de estas preguntas quiere hacer?',
  talk: 'Reservar una llamada',
  write: 'Escribir un mensaje',
}
