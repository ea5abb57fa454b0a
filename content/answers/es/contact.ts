import type { facts as english } from '#content/answers/en/contact.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'contact-how': {
    asks: [
      '¿Cómo puedo contactar con ustedes?',
      'contacto',
      'datos de contacto',
      'cómo los localizo',
      'dónde envío una consulta',
    ],
    says: 'Escriba con el formulario de /contact-us o a {contactEmail}. También puede llamar al {contactPhones} o reservar una llamada en /book.',
  },
  'contact-answer': {
    asks: [
      '¿Cuánto tardan en responder?',
      'tiempo de respuesta',
      'cuándo recibiré respuesta',
      'cuánto tarda alguien en contestar mi mensaje',
      'todavía no me han contestado',
    ],
    says: 'Una persona responde a su mensaje en un plazo de {contactAnswer}. Si es urgente, llame al {contactPhones}.',
  },
  'contact-email': {
    asks: [
      '¿Cuál es su dirección de correo?',
      'buzón de la empresa',
      'email de la empresa',
      'puedo mandar un correo en vez del formulario',
    ],
    says: 'Nuestra dirección de correo es {contactEmail}. El formulario de /contact-us llega a las mismas personas y le muestra un número de referencia.',
  },
  'contact-phone': {
    asks: [
      '¿En qué número los localizo?',
      'línea directa',
      'número de la empresa',
      'qué número marco',
      'línea de atención',
    ],
    says: 'Puede llamarnos al {contactPhones}. Para una llamada a una hora fija, resérvela en /book.',
  },
  'contact-form': {
    asks: [
      '¿Qué pide el formulario de contacto?',
      'campos obligatorios del formulario',
      'tengo que indicar un presupuesto',
      'qué longitud puede tener el mensaje',
      'puedo adjuntar un archivo',
    ],
    says: 'El formulario de contacto pide nombre, correo, tema y mensaje. Servicio, presupuesto y plazo son opcionales. Un mensaje tiene como máximo {contactMessageLength} caracteres y no lleva adjuntos: envíe enlaces.',
  },
  'contact-write': {
    asks: [
      '¿Qué debo escribir en mi mensaje?',
      'qué información incluir en la primera consulta',
      'qué les ayuda a responder',
      'consejos para una buena consulta',
    ],
    says: 'Diga qué existe: una dirección, un repositorio, un borrador o la idea. Diga qué no debe pasarle nunca y qué fecha no puede moverse.',
  },
  'contact-next': {
    asks: [
      '¿Qué pasa después de enviar el formulario?',
      'siguientes pasos tras mi consulta',
      'qué recibo como respuesta',
      'dan una horquilla de precios en la respuesta',
    ],
    says: 'Guardamos su mensaje y le mostramos un número de referencia. Una persona del oficio responde en un plazo de {contactAnswer}. Recibe preguntas, una horquilla de precios o el nombre de una empresa más adecuada.',
  },
  'contact-arrived': {
    asks: [
      '¿Cómo sé que mi mensaje ha llegado?',
      'número de referencia',
      'se ha perdido mi mensaje',
      'no hay correo de confirmación tras el formulario',
      'y si su servidor de correo no funciona',
    ],
    says: 'Un número de referencia significa que su mensaje está guardado en disco. Después nos llega el correo, y si falla, el sitio lo intenta durante más de un día. Indique el número si pregunta.',
  },
  'contact-twice': {
    asks: [
      '¿Y si envío el formulario dos veces?',
      'he pulsado enviar dos veces',
      'se cortó la conexión al enviar',
      'mensaje duplicado',
    ],
    says: 'Pulsar dos veces guarda un solo mensaje. Su navegador envía la misma clave y usted recibe el mismo número de referencia. Sin conexión, su texto se conserva.',
  },
  'contact-emergency': {
    asks: [
      '¿Qué hago si hay fondos en peligro ahora?',
      'emergencia',
      'nos están hackeando',
      'están vaciando nuestro contrato',
      'incidente urgente, necesito ayuda',
    ],
    says: 'Si hay fondos en peligro ahora, llámenos primero: {contactPhones}. No escriba nada en público.',
  },
  'contact-social': {
    asks: ['¿Están en Telegram o Discord?', 'redes sociales', 'dónde puedo seguirlos', 'linkedin', 'cuenta de twitter'],
    says: 'El pie de cada página enlaza con nuestros canales: {contactChannels}. Use solo esos enlaces, porque allí los nombres se imitan con facilidad.',
  },
  'contact-book': {
    asks: [
      '¿Cómo reservo una llamada?',
      'pedir una cita',
      'reservar una reunión',
      'programar una videollamada con su equipo',
      'solicitar una consulta por videollamada',
    ],
    says: 'Abra /book, elija una hora libre en su zona horaria y deje nombre y correo. La página confirma la hora, y un correo trae un archivo de calendario y un enlace para cambiarla. También puede llamar al {contactPhones}.',
  },
  'contact-call-length': {
    asks: [
      '¿Cuánto dura una llamada?',
      'duración de la cita',
      'minutos de la reunión',
      'puedo reservar una llamada más larga',
    ],
    says: 'Una llamada dura {contactCallMinutes}. Si necesita más tiempo, escriba a {contactEmail}.',
  },
  'contact-call-free': {
    asks: [
      '¿Es gratis la llamada?',
      'cuánto cuesta una consulta',
      'primera reunión gratuita',
      'me compromete a algo la llamada',
    ],
    says: 'La llamada es gratuita y no le compromete a nada. El precio se acuerda más tarde y por escrito.',
  },
  'contact-hours': {
    asks: [
      '¿En qué horario atienden llamadas?',
      'horario de atención',
      'horario de oficina',
      'podemos hablar por la tarde noche',
      'atienden los sábados',
    ],
    says: 'Atendemos llamadas en este horario: {contactHours}. Las horas son las de {contactZone}, y /book las muestra en su propia zona.',
  },
  'contact-call-notice': {
    asks: [
      '¿Cuál es la primera fecha posible para una llamada?',
      'primera cita disponible',
      'llamada con poca antelación',
      'con cuánta anticipación se reserva',
    ],
    says: 'Entre la reserva y la llamada pasan al menos {contactNotice}. Puede reservar hasta con {contactAhead} de antelación. Si es urgente, llame al {contactPhones}.',
  },
  'contact-zone': {
    asks: [
      '¿En qué zona horaria están las horas?',
      'zona horaria',
      'es hora de londres',
      'estoy en latinoamérica, cómo leo las horas',
    ],
    says: 'La página de reserva muestra las horas libres en la zona de su navegador, y puede elegir otra. Nuestra propia zona, {contactZone}, aparece al lado.',
  },
  'contact-closed': {
    asks: ['¿Qué días no atienden llamadas?', 'días festivos', 'cierran en navidad', 'días de cierre'],
    says: 'Además de los días sin horario, estos días no hay llamadas: {contactClosed}.',
  },
  'contact-call-how': {
    asks: [
      '¿La llamada es por teléfono o por vídeo?',
      'zoom o teams',
      'hace falta cámara',
      'dónde está el enlace de vídeo',
    ],
    says: 'Si deja un número de teléfono, lo llamamos. Sin número nos vemos por vídeo, y recibe el enlace antes de la llamada.',
  },
  'contact-call-who': {
    asks: [
      '¿Quién atiende la llamada?',
      'con quién hablaré en la cita',
      'participa un ingeniero',
      'quién estará en la videollamada',
    ],
    says: 'La llamada la atiende una persona que hace este trabajo. Usted habla con quienes leen y escriben el código.',
  },
  'contact-call-about': {
    asks: [
      '¿De qué trata la llamada?',
      'para qué sirve la cita',
      'temas de la reunión',
      'qué podemos tratar',
      'es una charla de ventas',
    ],
    says: 'La llamada puede tratar de un proyecto nuevo, una auditoría, un token, un bloqueo, un lanzamiento o algo que ya hicimos. Le decimos qué servicio encaja, qué costaría, o que ninguno encaja.',
  },
  'contact-call-prepare': {
    asks: [
      '¿Cómo preparo la llamada?',
      'qué envío antes de la reunión',
      'documentos para la cita',
      'preparación de la videollamada',
    ],
    says: 'Envíe antes de la llamada lo que exista: una dirección, un repositorio, un borrador o dos frases. Indique qué fecha no puede moverse. Nunca envíe una frase de recuperación ni una clave privada.',
  },
  'contact-confirmed': {
    asks: [
      '¿Es firme la hora que reservé?',
      'confirmación de la reserva',
      'se hizo bien mi reserva',
      'puede alguien quitarme la hora',
    ],
    says: 'Cuando la página confirma su hora, es solo suya. Si alguien fue más rápido, la página lo dice y ofrece las horas libres más cercanas. Después llega un correo con los detalles.',
  },
  'contact-move': {
    asks: ['¿Cómo cambio la hora de mi llamada?', 'aplazar la cita', 'mover la reunión', 'al final no puedo el martes'],
    says: 'Abra el enlace del correo sobre su llamada y elija otra hora libre. La anterior sigue siendo suya hasta que la nueva quede reservada. Puede hacerlo hasta que empiece la llamada.',
  },
  'contact-cancel': {
    asks: ['¿Cómo cancelo mi llamada?', 'anular la cita', 'cuesta algo cancelar', 'desconvocar la reunión'],
    says: 'Abra el enlace del correo sobre su llamada y cancélela allí. Cancelar no cuesta nada. La hora queda libre para otros, y un correo quita la cita de su calendario.',
  },
  'contact-calendar': {
    asks: [
      '¿Recibo un archivo de calendario para la llamada?',
      'archivo ics',
      'añadir la cita a outlook',
      'invitación de google calendar',
    ],
    says: 'El correo sobre su llamada trae un archivo de calendario para Outlook, Google Calendar o Calendario de Apple. También puede guardarlo en la página de confirmación. Tras un cambio, un archivo nuevo actualiza la entrada.',
  },
  'contact-reminder': {
    asks: [
      '¿Me recuerdan la llamada?',
      'recordatorio de mi cita',
      'puede que olvide la cita',
      'aviso antes de la reunión',
    ],
    says: 'Le recordamos la llamada por correo una vez, el día anterior. Una llamada reservada o movida poco antes no lleva recordatorio, porque su correo es reciente.',
  },
  'contact-no-time': {
    asks: [
      '¿Y si ninguna hora me va bien?',
      'todas las horas están ocupadas',
      'calendario lleno',
      'sus horas caen de noche para mí',
    ],
    says: 'Si ninguna hora le va bien, escriba a {contactEmail} o llame al {contactPhones}. Buscamos otra hora.',
  },
  'contact-hand-over': {
    asks: [
      '¿Puedo pasar este chat a una persona?',
      'enviar la conversación a su equipo',
      'lee alguien nuestro chat',
      'adjuntar el historial del chat',
      'traspasar la conversación',
    ],
    says: 'Para pasar su chat, pulse «More» y después «Leave a message for a person». La conversación solo se adjunta si usted la pone en el formulario. Una persona responde en un plazo de {contactAnswer}.',
  },
}
