import type { facts as english } from '#content/answers/en/assistant.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'assistant-what': {
    asks: [
      '¿Eres un bot o una persona?',
      'eres una máquina',
      'estoy hablando con una máquina',
      'chatbot',
      'hablo con un robot',
    ],
    says: 'Soy un asistente automático, no una persona. Respondo solo con lo que publica este sitio. Para hablar con una persona, escriba en /contact-us o reserve una llamada en /book.',
  },
  'assistant-can': {
    asks: [
      '¿Qué te puedo preguntar?',
      'en qué puedes ayudar',
      'ejemplos de preguntas para el asistente',
      'cómo funciona este chat',
      'ayuda',
    ],
    says: 'Pregúnteme por servicios, precios, herramientas, contratos, privacidad y condiciones, o por cualquier página de este sitio. Cada respuesta nombra la página de la que procede.',
  },
  'assistant-cannot': {
    asks: [
      '¿Qué no puede hacer el asistente?',
      'límites del chatbot',
      'puedes enviar una transacción por mí',
      'puedo hacer un pedido en el chat',
      'ves el saldo de mi cartera',
    ],
    says: 'El asistente solo responde preguntas. Ni firma, ni envía transacciones, ni reserva llamadas, ni hace ofertas vinculantes. Si el sitio no dice algo, lo indica y señala cómo llegar a una persona.',
  },
  'assistant-model': {
    asks: [
      '¿Es este asistente ChatGPT?',
      'qué modelo de ia usan',
      'inteligencia artificial',
      'recibe openai mis preguntas',
    ],
    says: 'Este servidor responde a las preguntas al asistente con las páginas del sitio. El operador puede conectar en su lugar un flujo o un modelo de lenguaje. Este recibe entonces pregunta, página y conversación, sin su nombre.',
  },
  'assistant-sources': {
    asks: [
      '¿De dónde salen tus respuestas?',
      'fuente de esta respuesta',
      'cómo lo sabes',
      'está actualizada la información',
    ],
    says: 'Cada respuesta del asistente procede de las páginas de este sitio, y los enlaces de abajo llevan a ellas. Precios y plazos se leen de la misma fuente que las páginas.',
  },
  'assistant-wrong': {
    asks: [
      '¿Y si una respuesta del asistente es errónea?',
      'tu respuesta no tiene sentido',
      'es vinculante lo que dice el bot',
      'respuesta inútil',
    ],
    says: 'Pulse «Not helpful» bajo una respuesta errónea y diga qué falla. Las respuestas no nos vinculan: precio y plazo valen tras un acuerdo escrito. En caso de duda, pregunte a una persona en /contact-us.',
  },
  'assistant-language': {
    asks: [
      '¿Qué idiomas entiende el asistente?',
      'puedo escribir en español',
      'responde en español por favor',
      'idioma del chat',
    ],
    says: 'El asistente lee y responde en inglés, alemán, francés y español. Escriba en el idioma que prefiera. Las páginas enlazadas están en inglés.',
  },
  'assistant-secret': {
    asks: [
      '¿Piden alguna vez mi frase semilla o mi clave privada?',
      'alguien de su equipo pidió mi frase de recuperación',
      'debo enviar mi clave privada',
      'pegué mi frase semilla en el chat',
      'doce palabras',
    ],
    says: 'Nunca pedimos una frase de recuperación ni una clave privada: no las escriba en ningún sitio. Este chat retiene lo que se les parece. Quien las pida en nuestro nombre no es de los nuestros.',
  },
  'assistant-keeps': {
    asks: [
      '¿Qué guarda el asistente de nuestra conversación?',
      'se graba este chat',
      'cuánto se conserva el historial del chat',
      'quién lee lo que escribo aquí',
      'privacidad del chat',
    ],
    says: 'El servidor guarda preguntas, respuestas y valoraciones {assistantChat}, o hasta que usted las borre. Pertenecen a una cookie, no a un nombre. Su navegador guarda también la conversación.',
  },
  'assistant-erase': {
    asks: [
      '¿Cómo borro este chat?',
      'eliminar la conversación',
      'vaciar el historial del chat',
      'empezar una conversación nueva',
    ],
    says: 'Pulse «More» bajo el chat y después «Erase my conversation». La conversación desaparece de cada pestaña, y el servidor borra lo guardado. El botón de reinicio de arriba solo vacía este dispositivo.',
  },
  'assistant-save': {
    asks: ['¿Puedo guardar esta conversación?', 'descargar el chat', 'exportar la conversación', 'chat como archivo'],
    says: 'Pulse «More» bajo el chat y después «Save as Markdown» o «Save as JSON». El archivo contiene lo dicho y las direcciones de las fuentes.',
  },
  'assistant-person': {
    asks: [
      '¿Cómo hablo con una persona?',
      'quiero un humano',
      'hablar con un agente',
      'atención al cliente',
      'chat en vivo con alguien del equipo',
    ],
    says: 'Escriba en /contact-us, llame al {assistantPhones} o reserve una llamada en /book. En el chat, «More» permite dejar un mensaje a una persona. Una persona responde en un plazo de {assistantAnswer}.',
  },
  'assistant-length': {
    asks: [
      '¿Qué longitud puede tener una pregunta al asistente?',
      'mensaje demasiado largo',
      'límite de caracteres del chat',
      'puedo pegar mi contrato en el chat',
    ],
    says: 'Un mensaje al asistente tiene como máximo {assistantLength} caracteres y ningún adjunto. Para código, use la estimación de /smart-contract-audit#estimate, que cuenta en su navegador.',
  },
  'assistant-invest': {
    asks: [
      '¿Es este token una buena inversión?',
      'debería comprar esta moneda',
      'asesoramiento de inversión',
      'en qué token invierto',
      'vale la pena esta memecoin',
    ],
    says: 'Asesoramiento de inversión no damos, sobre ningún token. Pegue su dirección en /token-check: verá si se puede vender hoy y qué puede hacer su propietario.',
  },
  'assistant-price': {
    asks: [
      '¿Subirá el precio de este token?',
      'predicción de precio',
      'cuánto valdrá ether el año que viene',
      'precio actual de bitcoin',
      'a la luna',
    ],
    says: 'Predicciones de precio no hacemos, ni damos precios de mercado. Los hechos se comprueban: /token-check muestra si un token se puede vender hoy y con qué coste.',
  },
  'assistant-legal': {
    asks: [
      '¿Pueden darme asesoramiento legal?',
      'opinión de un abogado',
      'necesito licencia para lanzar una moneda',
      'pueden recomendar un abogado',
      'puedo vender tokens en mi país',
    ],
    says: 'Asesoramiento legal no damos. Usted y su abogado deben averiguar si puede ofrecer un token donde vive. Un token que escribimos lleva un registro de sus poderes, que su abogado puede leer.',
  },
  'assistant-tax': {
    asks: [
      '¿Pueden ayudarme con los impuestos de criptomonedas?',
      'tengo que tributar por mi airdrop',
      'asesoramiento fiscal',
      'cómo declaro mis tokens',
    ],
    says: 'Asesoramiento fiscal no damos. Pregunte a un asesor fiscal donde vive. La página /dashboard lista lo que una cuenta tiene en nuestros contratos y lo guarda como archivo CSV.',
  },
  'assistant-buy': {
    asks: ['¿Venden tokens propios?', 'tienen su propia moneda', 'preventa', 'gestionan dinero de clientes'],
    says: 'Nada en este sitio es una oferta de compra o venta, y sus activos no los guardamos. Trabajamos con factura, y con nuestras herramientas usted crea y bloquea sus propios tokens.',
  },
}
