import type { facts as english } from '#content/answers/en/terms.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'terms-forbidden': {
    asks: [
      '¿Qué no está permitido en este sitio?',
      'reglas de uso',
      'uso prohibido',
      'puedo extraer el sitio de forma automática',
    ],
    says: 'Tenga en cuenta estas reglas: no intente romper ni saturar el sitio, no se haga pasar por otro y no envíe lo que no es suyo. Si halla un fallo, avísenos primero.',
  },
  'terms-advice': {
    asks: [
      '¿Este sitio da asesoramiento financiero?',
      'descargo de responsabilidad',
      'esto no es un consejo',
      'puedo fiarme de sus artículos',
    ],
    says: 'Los textos y herramientas de este sitio explican y calculan. Son información: no constituyen asesoramiento financiero, legal ni fiscal, ni una oferta de compra o venta.',
  },
  'terms-liability': {
    asks: [
      '¿Responden ustedes si pierdo dinero?',
      'responsabilidad',
      'quién paga los daños',
      'limitación de responsabilidad',
      'me indemnizan tras un ataque',
    ],
    says: 'Respondemos sin límite por daños causados a propósito o por negligencia grave, y por lesiones a personas. Las herramientas gratuitas se ofrecen tal cual. De actos ajenos en una cadena, precios, claves perdidas, carteras o nodos que fallan y ganancias perdidas no respondemos.',
  },
  'terms-consumer': {
    asks: [
      '¿Qué derechos tengo como consumidor?',
      'protección del consumidor',
      'derecho de desistimiento',
      'limitan las condiciones mis derechos legales',
    ],
    says: 'Como consumidor conserva todos los derechos que le da la ley de su país. También puede acudir a un tribunal de su país.',
  },
  'terms-final': {
    asks: [
      '¿Se puede deshacer una transacción?',
      'envié tokens a la dirección equivocada',
      'pueden recuperar monedas robadas',
      'firmé por error',
      'perdí mis claves',
    ],
    says: 'Nadie puede retirar lo escrito en una cadena, ni usted ni nosotros. Antes de firmar, lea lo que la página y su cartera dicen de la acción, el activo, el importe y la comisión.',
  },
  'terms-yours': {
    asks: [
      '¿Quién responde de un contrato que despliego aquí?',
      'de quién es legalmente el token',
      'quién es el emisor del token',
      'responden ustedes por mi token',
    ],
    says: 'Un contrato que usted despliega es suyo, y también lo que hace. Usted firma con su cartera, y nosotros nunca guardamos sus claves ni sus activos.',
  },
  'terms-availability': {
    asks: [
      '¿Prometen disponibilidad?',
      'sla',
      'y si la red no funciona cuando la necesito',
      'disponibilidad de las herramientas',
    ],
    says: 'Es imposible prometer que una cadena, una cartera o un nodo funcione en un momento dado. Podemos cambiar una herramienta o retirarla.',
  },
  'terms-shutdown': {
    asks: [
      '¿Qué pasa con mis contratos si cierra su empresa?',
      'el sitio desaparece',
      'y si quiebran',
      'seguirá funcionando todo sin ustedes',
    ],
    says: 'Lo que usted escribió en una cadena con una herramienta se queda como está, aunque cambiemos o retiremos la herramienta.',
  },
  'terms-agreement': {
    asks: [
      '¿Hay un acuerdo escrito para un encargo?',
      'acuerdo entre nosotros',
      'contrato marco',
      'qué dice el acuerdo de trabajo',
      'valen las condiciones del sitio para una auditoría',
    ],
    says: 'Hacemos una auditoría, un contrato o un diseño con un acuerdo escrito. Dice qué entregamos, cuándo, a qué precio y quién responde de qué. Donde difiere de las condiciones del sitio, vale el acuerdo.',
  },
  'terms-refund': {
    asks: [
      '¿Puedo obtener un reembolso?',
      'devolución del dinero',
      'y si no quedo satisfecho con el trabajo',
      'cancelar un encargo ya empezado',
    ],
    says: 'El sitio no fija una regla de reembolso: cada encargo sigue un acuerdo escrito sobre entrega y precio. Nuestros errores los corregimos gratis. Las comisiones pagadas a una cadena no se recuperan.',
  },
  'terms-nda': {
    asks: ['¿Firman un acuerdo de confidencialidad?', 'nda', 'confidencialidad', 'está segura mi idea con ustedes'],
    says: 'Firmamos un acuerdo de confidencialidad si usted lo desea. También sin él, nadie externo ve lo que nos envía.',
  },
  'terms-material': {
    asks: [
      '¿De quién es lo que les envío?',
      'derechos sobre mis documentos',
      'usan mi código para otros clientes',
      'derechos de autor de lo que envío',
    ],
    says: 'Lo que nos envía sigue siendo suyo. Lo usamos para responderle y hacer el trabajo, y no lo mostramos a nadie externo.',
  },
  'terms-licence': {
    asks: [
      '¿Bajo qué licencia está su código?',
      'licencia mit',
      'puedo usar sus contratos comercialmente',
      'puedo hacer un fork del sitio',
    ],
    says: 'El código de este sitio y los contratos que despliegan sus herramientas tienen licencia MIT. Puede usarlos, cambiarlos y venderlos si conserva el aviso. Se ofrecen sin garantía.',
  },
  'terms-quote': {
    asks: ['¿Puedo citar sus textos?', 'reproducir un artículo', 'puedo enlazarlos', 'copiar un párrafo de su blog'],
    says: 'Puede citar nuestros textos con un enlace. Cómo usar el nombre y la marca se explica en /media#marks.',
  },
  'terms-law': {
    asks: ['¿Qué ley rige las condiciones?', 'ley aplicable', 'jurisdicción', 'tribunal competente'],
    says: 'Las condiciones se rigen por el derecho de {termsLaw}, y deciden sus tribunales. Un consumidor puede acudir también a un tribunal de su país.',
  },
  'terms-dispute': {
    asks: [
      '¿Qué pasa si hay un conflicto entre nosotros?',
      'queja sobre su trabajo',
      'arbitraje',
      'litigio',
      'no estamos de acuerdo con el resultado',
    ],
    says: 'Escriba primero a {termsEmail}, porque así se resuelve casi todo. Si no, deciden los tribunales que nombran las condiciones; un consumidor puede acudir también a los de su país.',
  },
  'terms-changes': {
    asks: [
      '¿Cuándo cambiaron las condiciones?',
      'versión de las condiciones generales',
      'se aplican condiciones nuevas con efecto retroactivo',
      'actualización de las condiciones',
    ],
    says: 'Las condiciones están en la versión {termsVersion}, del {termsVersionDate}. Una versión nueva vale desde su fecha. Lo que usted hizo antes sigue bajo la versión de su día.',
  },
}
