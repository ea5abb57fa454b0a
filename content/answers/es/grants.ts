import type { facts as english } from '#content/answers/en/grants.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'grant-what': {
    asks: [
      '¿Qué es una asignación (grant)?',
      'grant significado',
      'pagar a empleados en tokens',
      'tokens revocables para el equipo',
      'cómo funciona una asignación para el equipo',
    ],
    says: 'Una asignación (grant) guarda tokens para una cuenta, que se liberan según un calendario. El receptor retira lo liberado en cualquier momento. La empresa puede detenerla si sus condiciones lo dicen.',
  },
  'grant-for-whom': {
    asks: [
      '¿A quién se destinan las asignaciones?',
      'grants para asesores',
      'plan de tokens para fundadores y empleados',
      'sirven los grants para inversores',
    ],
    says: 'Las asignaciones son para equipos y asesores, que pueden irse antes de que todo se libere. Para promesas a compradores y poseedores, use un bloqueo de tokens.',
  },
  'grant-vs-lock': {
    asks: [
      '¿Qué diferencia hay entre una asignación y un bloqueo?',
      'grant o bloqueo',
      'asignación o bloqueo para el equipo',
      'comparar grants y bloqueo de tokens',
    ],
    says: 'Una asignación puede acabar antes si la cuenta designada la revoca; un bloqueo no. Una asignación no cuenta como bloqueada y no se prolonga, divide ni fusiona. Asignaciones para el equipo, bloqueos para promesas a compradores.',
  },
  'grant-fee': {
    asks: [
      '¿Cuánto cuesta una asignación?',
      'comisión de un grant',
      'son gratis los grants',
      'se paga por empleado en las asignaciones',
    ],
    says: 'Las asignaciones no tienen comisión nuestra: usted paga solo la tarifa de red. Dar, retirar y revocar no cuesta nada para nosotros, y el contrato no tiene función para añadir comisiones.',
  },
  'grant-gas': {
    asks: [
      '¿Cuánto gas usa una asignación?',
      'gas de los grants',
      'cuántas asignaciones caben en una transacción',
      'gasta más gas una asignación revocable',
    ],
    says: 'Cada asignación de una lista usa como máximo {grantsGasRevocable} si es revocable, y {grantsGasFixed} si no. Una transacción admite como máximo {grantsAtOnceRevocable} asignaciones revocables o {grantsAtOnceFixed} de las otras.',
  },
  'grant-how': {
    asks: [
      '¿Cómo doy una asignación?',
      'crear un grant',
      'preparar el vesting de un empleado nuevo',
      'pasos para asignar tokens al equipo',
    ],
    says: 'Para dar una asignación, abra la página Grants y conecte una cartera. Elija token, receptor, cantidad, calendario y quién puede revocar. Después firme o apruebe, y envíe.',
  },
  'grant-list': {
    asks: [
      '¿Puedo dar asignaciones a todo un equipo desde una lista?',
      'CSV de grants',
      'fechas de inicio propias por empleado',
      'muchas asignaciones con una sola firma',
    ],
    says: 'Puede dar asignaciones a una lista: pegue líneas o cargue un archivo CSV de hasta {grantsMostRows} líneas. Cada línea puede tener su calendario. Una aprobación o firma cubre la lista, que repartimos en transacciones.',
  },
  'grant-permit': {
    asks: [
      '¿Puedo firmar en lugar de aprobar al dar asignaciones?',
      'permit grants',
      'necesita una asignación una aprobación',
      'cuántas firmas para muchas asignaciones',
    ],
    says: 'Si el token tiene permits, usted firma por la suma entera en lugar de aprobarla, lo que ahorra una transacción. Si no, primero va una aprobación de exactamente la suma.',
  },
  'grant-schedules': {
    asks: [
      '¿Qué calendarios puede tener una asignación?',
      'calendario de grant con cliff',
      'puede una asignación empezar en la fecha de contratación pasada',
      'vesting mensual para un grant de empleado',
    ],
    says: 'Una asignación puede liberarse en una fecha, en línea con o sin cliff, en partes iguales o en segmentos propios. El inicio puede estar en el pasado, y el final como máximo {grantsLongest} después.',
  },
  'grant-segments': {
    asks: [
      '¿Puede una asignación seguir una curva propia?',
      'segmentos de un grant',
      'vesting lento y luego rápido',
      'pausa en medio de una asignación',
    ],
    says: 'Los segmentos propios tienen cada uno duración, parte y forma: lineal, lento y luego rápido, rápido y luego lento, o todo al final. Una asignación tiene hasta {grantsMostSegments} segmentos; una pausa es un segmento vacío.',
  },
  'grant-revoke': {
    asks: [
      '¿Quién puede revocar una asignación?',
      'revocar un grant',
      'detener el vesting de un empleado',
      'cómo termino una asignación antes',
    ],
    says: 'Una asignación solo puede revocarla la cuenta nombrada en ella. Usted elige a sí mismo, otra cuenta como una multisig, o nadie. La revocación funciona una vez y no se deshace.',
  },
  'grant-leaver': {
    asks: [
      '¿Qué pasa con una asignación cuando un empleado se va?',
      'quién conserva los tokens tras la revocación',
      'devolución de tokens tras revocar',
      'pierdo mis tokens de la asignación si renuncio',
    ],
    says: 'Tras una revocación, el receptor conserva todos los tokens liberados, y el resto vuelve. La cuenta que revocó recupera ese resto, a cualquier dirección.',
  },
  'grant-notice': {
    asks: [
      '¿Puede una asignación tener preaviso?',
      'preaviso antes de revocar',
      'puede la empresa revocar sin aviso',
      'tres meses de preaviso en un grant',
    ],
    says: 'Con un preaviso, una asignación revocada sigue liberándose hasta que el plazo termina, y el contrato lo impone. Sin preaviso, la revocación actúa en el mismo segundo.',
  },
  'grant-renounce': {
    asks: [
      '¿Puede una asignación ser irrevocable?',
      'renunciar al derecho de revocar',
      'grant sin revocación',
      'puede mi empresa prometer que nunca revocará',
    ],
    says: 'Una asignación puede hacerse de modo que nadie pueda revocarla, y la cuenta con el derecho puede renunciar a él después. La renuncia no se puede deshacer.',
  },
  'grant-withdraw': {
    asks: [
      '¿Cómo retiro los tokens de mi asignación?',
      'retirar mi grant',
      'recibí una asignación, dónde saco los tokens',
      'retirar varios grants en una transacción',
    ],
    says: 'El receptor de una asignación retira lo liberado en cualquier momento, a cualquier dirección. Abra «Received» en la página Grants; varias asignaciones de un token se retiran en una transacción.',
  },
  'grant-push': {
    asks: [
      '¿Puede la empresa enviar lo liberado al empleado?',
      'pago de una asignación por cuenta del receptor',
      'el empleado no tiene gas para retirar',
      'pagar un grant automáticamente',
    ],
    says: 'Una asignación puede permitir que cualquiera envíe lo liberado al receptor. Los tokens van solo a él, que puede desactivarlo, y quien envía paga la tarifa de red.',
  },
  'grant-hand-over': {
    asks: [
      '¿Puedo transferir una asignación a otra cuenta?',
      'mover mi grant a una cartera nueva',
      'traspasar el derecho de revocar',
      'cambiar el receptor de una asignación',
    ],
    says: 'Las dos partes de una asignación se pueden traspasar: la del receptor y el derecho de revocar. La cuenta nueva acepta en un segundo paso; una dirección mal escrita no obtiene derechos.',
  },
  'grant-change': {
    asks: [
      '¿Puedo cambiar una asignación después de darla?',
      'prolongar un grant',
      'ampliar una asignación',
      'calendario equivocado en una asignación',
    ],
    says: 'Una asignación no se puede cambiar después de darla: no se prolonga, divide, fusiona ni amplía. Para dar más, haga otra.',
  },
  'grant-not-locked': {
    asks: [
      '¿Cuentan como bloqueados los tokens de una asignación?',
      'grants en el suministro bloqueado',
      'mostrar asignaciones como bloqueo a los compradores',
      'falta la asignación en la prueba de bloqueo',
    ],
    says: 'Los tokens de una asignación no cuentan como bloqueados, aunque nadie pueda revocarla. Nuestras sumas y pruebas de bloqueos las excluyen; para un bloqueo demostrable, use Token locking.',
  },
  'grant-admin': {
    asks: [
      '¿Puede su empresa tocar o pausar una asignación?',
      'administrador del contrato de grants',
      'puede alguien cambiar el calendario de mi asignación',
      'es actualizable el contrato de grants',
    ],
    says: 'El calendario de una asignación no puede cambiarlo ni pausarlo nadie, ni cobrar comisión: el contrato no tiene tal función. Nosotros no tenemos derechos sobre una asignación.',
  },
  'grant-page': {
    asks: [
      '¿Hay una página pública para una asignación?',
      'certificado de grant',
      'comprobar la asignación que prometió mi empresa',
      'qué muestra la página de una asignación',
    ],
    says: 'Cada asignación tiene una página pública, sin cartera. La página muestra lo asignado, liberado y retirado, quién puede revocar y con qué preaviso, el calendario y el historial.',
  },
  'grant-find': {
    asks: [
      '¿Dónde encuentro mi asignación?',
      'buscar un grant',
      'lista de asignaciones que di',
      'ver todas las asignaciones de un token',
    ],
    says: 'Encuentre cualquier asignación en la página Grants, en «Find a grant», por su número o su token. Conecte una cartera para ver las que dio y las que recibe.',
  },
  'grant-lost-key': {
    asks: [
      '¿Y si la empresa pierde la clave que puede revocar?',
      'clave de revocación perdida',
      'resto sin recoger tras revocar',
      'cuenta más segura para el derecho de revocar',
    ],
    says: 'Si la cuenta que puede revocar pierde su clave, la asignación sigue como está escrita; un resto que nadie recoge se queda en el contrato. Una multisig de la empresa lo evita.',
  },
  'grant-audited': {
    asks: [
      '¿Ha sido auditado el contrato de grants?',
      'auditoría de TokenGrants',
      'es segura una asignación',
      'cómo se prueba el contrato de grants',
    ],
    says: 'TokenGrants no ha sido auditado por una empresa externa. Lo probamos con fuzzing e invariantes; el código y las pruebas son públicos. Lea quién puede revocar y con qué preaviso antes de confiar en una asignación.',
  },
  'grant-address': {
    asks: [
      '¿Cuál es la dirección del contrato de grants?',
      'dirección de TokenGrants',
      'en qué red están las asignaciones',
      'dirección del contrato de asignaciones',
    ],
    says: 'TokenGrants tiene la dirección {grantsAddress} en cada red donde está desplegado. Compare la dirección entera, no solo sus extremos.',
  },
  'grant-without-site': {
    asks: [
      '¿Puedo dar asignaciones sin su sitio web?',
      'llamar a TokenGrants desde un script',
      'asignaciones con el sitio caído',
      'sobreviven los grants de nuestros empleados si cierran',
    ],
    says: 'Dar asignaciones en nuestra página necesita una cartera y JavaScript. Sin la página, llame a create en el contrato TokenGrants con cualquier herramienta; los receptores retiran igual.',
  },
}
