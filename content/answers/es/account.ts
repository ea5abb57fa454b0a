import type { facts as english } from '#content/answers/en/account.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'account-dashboard': {
    asks: [
      '¿Qué es el panel?',
      'dashboard',
      'dónde veo todo lo que tengo aquí',
      'resumen de mis bloqueos y tokens',
      'página de mi cuenta',
      'cómo encuentro mis bloqueos', 'centro de control de mis cosas aquí', 'adónde fueron mis bloqueos tras cerrar la página', 'ver todo de un vistazo',],
    says: 'El panel muestra todo lo que una cuenta posee, dio o debe recibir en nuestros contratos, y qué hacer después. Escriba cualquier cuenta, o conecte su monedero para ver la suya.',
  },
  'account-no-wallet': {
    asks: [
      '¿Puedo ver una cuenta sin monedero?',
      'ver cualquier dirección en el panel',
      'ver los bloqueos de otra persona',
      'qué tiene la cuenta del equipo',
      'panel sin conectar',
      'nombre ens en el panel', 'mirar la cuenta de un fundador como inversor', 'ver el patrimonio de una ballena', 'ver mi cuenta desde otro ordenador',],
    says: 'En el panel puede escribir cualquier cuenta y verla sin monedero. Los nombres funcionan cuando la web usa Ethereum.',
  },
  'account-shown': {
    asks: [
      '¿Qué muestra el panel?',
      'contenido del panel',
      'muestra mis asignaciones y mi liquidez bloqueada',
      'dónde están los tokens que lancé',
      'apartados de la página de la cuenta', 'categorías de la página de la cuenta', 'aparecen en el panel mis nft creados aquí', 'qué elementos se listan para una dirección',],
    says: 'El panel lista reclamaciones, bloqueos, asignaciones, liquidez bloqueada y libre, y tokens y piezas hechos aquí. También lanzamientos, permisos, campañas, solicitudes y compromisos. Cada línea lleva a la página donde se actúa.',
  },
  'account-claimable': {
    asks: [
      '¿Muestra el panel lo que puedo reclamar?',
      'airdrops sin reclamar de mi cuenta',
      'reclamaciones pendientes de mi dirección', 'buscar airdrops de mi monedero', 'tokens que me corresponden y nunca cobré', 'avisa el panel de mis recompensas',],
    says: 'El panel muestra sus reclamaciones de listas publicadas aquí, en campañas que aún pagan. Las listas publicadas en otros sitios no aparecen.',
  },
  'account-missing': {
    asks: [
      '¿Por qué falta algo en el panel?',
      'no aparece mi token',
      'no aparece mi posición de uniswap v4',
      'panel incompleto',
      'falta el saldo de otras monedas', 'falta la mitad de mis activos en la página de la cuenta', 'moneda comprada fuera invisible en el panel', 'página de la cuenta vacía aunque tengo cosas',],
    says: 'El panel no incluye tokens que no se lanzaron aquí ni listas publicadas en otros sitios. De las posiciones libres de Uniswap V4 encuentra solo las recientes. La página de cada bloqueo lee la cadena directamente.',
  },
  'account-sources': {
    asks: [
      '¿De dónde salen los datos del panel?',
      'está al día el panel',
      'hasta qué bloque se lee',
      'son datos en vivo',
      'puedo fiarme antes de un pago', 'va con retraso el panel', 'mi bloqueo de hace un minuto aún no está en el panel', 'indexador propio o subgraph',],
    says: 'Leemos cada evento de nuestros contratos en un índice, y el panel dice hasta qué bloque. La página de cada bloqueo, asignación, posición o campaña lee la cadena directamente. Fíese de esa página antes de mover dinero.',
  },
  'account-next': {
    asks: [
      '¿Cuándo se abre mi próximo bloqueo?',
      'próximas fechas de mi cuenta',
      'próxima fecha de vesting',
      'lista de mis fechas de desbloqueo',
      'plazos de mis reclamaciones', 'cuándo me toca el próximo pago de tokens', 'cuántos días faltan para mi próximo desbloqueo', 'cronología de mi cuenta',],
    says: 'El panel muestra primero las próximas fechas de una cuenta: desbloqueos, vesting, finales de posiciones, e inicios y plazos de reclamaciones. Las fechas posteriores están en el archivo de calendario.',
  },
  'account-calendar': {
    asks: [
      '¿Puedo poner las fechas de desbloqueo en mi calendario?',
      'archivo de calendario',
      'exportar ics',
      'fechas de vesting en google calendar',
      'aviso de outlook para mi bloqueo', 'sincronizar mis desbloqueos con el calendario de apple', 'lleva alarma el archivo de calendario', 'importar las fechas de la cuenta en mi agenda',],
    says: 'El panel tiene debajo de cada cuenta un botón «Save the dates for a calendar». El archivo contiene todas las fechas próximas de la cuenta, con un aviso el día anterior.',
  },
  'account-reminders': {
    asks: [
      '¿Pueden escribirme antes de que acabe un bloqueo?',
      'recordatorio de mis fechas por correo',
      'aviso antes de un desbloqueo',
      'correo el día antes de cada fecha',
      'avisarme del plazo para reclamar', 'siempre olvido las fechas, pueden darme un toque', 'seguir por correo los desbloqueos de un proyecto', 'cuesta algo el servicio de recordatorios',],
    says: 'Le escribimos el día antes de cada fecha de una cuenta si deja su correo debajo de esa cuenta en el panel. Es gratis, y la cuenta no tiene que ser suya.',
  },
  'account-reminder-confirm': {
    asks: [
      '¿Por qué debo confirmar mi correo para los avisos?',
      'no llega el correo de confirmación de las fechas',
      'no me llegan los recordatorios',
      'enlace de confirmación caducado',
      'recibí un correo de fechas que no pedí', 'doble confirmación para los correos de fechas', 'dejé mi correo debajo de la cuenta y no llegó nada', 'está ya activo mi recordatorio',],
    says: 'Los avisos empiezan cuando confirma su correo con el enlace de nuestro primer mensaje. El enlace vale {accountConfirmDays}. Hasta entonces escribimos una sola vez a cada correo, así que busque ese mensaje.',
  },
  'account-reminder-stop': {
    asks: [
      '¿Cómo dejo de recibir los recordatorios?',
      'darme de baja de las fechas de una cuenta',
      'no quiero más correos de mis bloqueos',
      'desactivar avisos', 'me molestan sus correos de fechas', 'lo vendí todo, no me escriban más sobre esa cuenta', 'olvidan mi correo al terminar los recordatorios',],
    says: 'Un enlace en cada recordatorio termina los avisos de esa cuenta. Entonces olvidamos su correo y la cuenta.',
  },
  'account-export': {
    asks: [
      '¿Puedo exportar los datos de mi cuenta?',
      'exportar en csv mis bloqueos y asignaciones',
      'descargar todo en json',
      'datos para mi contable',
      'exportar para impuestos', 'tabla de Excel con todo lo de una cuenta', 'entregar mis activos al asesor fiscal', 'llevar mis posiciones a otra aplicación',],
    says: 'El panel guarda una cuenta en CSV o JSON, con reclamaciones, bloqueos, asignaciones, posiciones, saldos y campañas. Los dos botones están en «Take it with you».',
  },
  'account-transactions': {
    asks: [
      '¿Puedo exportar las transacciones que envié aquí?',
      'historial de transacciones en csv',
      'lista de mis transacciones anteriores',
      'dónde veo lo que envié desde esta web',
      'borrar la lista de transacciones', 'registro de mis acciones pasadas', 'qué envié desde aquí el mes pasado', 'vaciar mi actividad en este navegador',],
    says: 'Pulse su cuenta en la barra y después «Transactions and permissions». La lista contiene lo que envió desde este navegador y se exporta en CSV o JSON. Borrarla no cambia nada en la cadena.',
  },
  'account-permissions': {
    asks: [
      '¿Qué contratos pueden tomar mis tokens?',
      'permisos que di',
      'lista de approvals',
      'comprobar allowances',
      'quién puede gastar mis tokens', 'approvals olvidadas del año pasado', 'qué contratos suyos autoricé', 'puede aún algún contrato disponer de mis tokens',],
    says: 'El panel lista qué contratos nuestros pueden tomar sus tokens, y quién puede tomar los del libro de lanzamientos. La ventana del monedero también lista los permisos de nuestros contratos. Su monedero puede mostrar otros.',
  },
  'account-revoke': {
    asks: [
      '¿Cómo revoco un permiso?',
      'quitar una approval',
      'terminar una allowance',
      'retirar el acceso de un contrato',
      'cuesta algo revocar', 'limpiar permisos antiguos', 'poner la allowance a cero', 'cortar el acceso a un contrato',],
    says: 'Pulse «End it» junto a un permiso del panel, o «Revoke» en «Transactions and permissions» del monedero. Terminar un permiso es una transacción y cuesta la tarifa de red.',
  },
  'account-own-requests': {
    asks: [
      '¿Dónde sigo mis solicitudes y compromisos?',
      'estado de mi solicitud de auditoría',
      'ver lo que les envié',
      'quién puede ver mis solicitudes',
      'por qué no aparecen mis compromisos', 'historial de mis pedidos con ustedes', 'formulario enviado sin sesión, no está en el panel', 'ven otros mis solicitudes al escribir mi dirección',],
    says: 'El panel muestra las solicitudes y compromisos que envió con la sesión iniciada en esa cuenta. Solo los ve usted, y solo mientras la sesión está abierta.',
  },
  'account-watch': {
    asks: [
      '¿Puedo observar una dirección?',
      'monedero de solo lectura',
      'seguir un monedero sin su clave',
      'ver una cuenta sin conectarla',
      'vigilar la dirección de la tesorería', 'modo observador', 'mirar mi almacenamiento en frío sin enchufarlo', 'puedo firmar por una dirección observada',],
    says: 'Elija «Watch an address» al final de la lista de monederos y escriba una dirección o un nombre. La barra muestra entonces esa cuenta y su saldo. No puede firmar por ella.',
  },
  'account-watch-stop': {
    asks: [
      '¿Cómo dejo de observar una dirección?',
      'quitar la cuenta observada',
      'pasar de observar a conectar',
      'la dirección observada sigue en la barra', 'salir del modo observador', 'la barra muestra una cuenta que no es mía', 'volver a mi monedero en vez de la cuenta observada',],
    says: 'Pulse la cuenta observada en la barra y después «Stop watching». Si conecta allí un monedero, también sustituye a la cuenta observada.',
  },
  'account-register': {
    asks: [
      '¿Tengo que crear una cuenta de usuario?',
      'registrarme con correo y contraseña',
      'olvidé mi contraseña',
      'iniciar sesión en la web',
      'hay que ser miembro',
      'borrar mi cuenta de usuario', 'hace falta un nombre de usuario', 'dónde está el formulario de registro', 'cerrar mi perfil con ustedes',],
    says: 'La web y sus herramientas funcionan sin registro, sin contraseña y sin cuenta de usuario. Una cuenta es aquí una dirección de la cadena, que usted demuestra con su monedero cuando hace falta.',
  },
  'account-privacy': {
    asks: [
      '¿Registran qué cuentas miro?',
      'privacidad del panel',
      've el dueño que miré su cuenta',
      'relacionan mi monedero conmigo',
      'se registran las búsquedas del panel', 'se entera un proyecto de que miré sus bloqueos', 'recuerdan las direcciones que busco', 'mirar una cuenta de incógnito',],
    says: 'En el panel no registramos quién mira qué cuenta, y no preguntamos a su monedero. Solo para los recordatorios guardamos su correo y la cuenta.',
  },
  'account-explore': {
    asks: [
      '¿Qué es la página Explore?',
      'explore',
      'directorio de tokens hechos aquí',
      'lista de todos los bloqueos y campañas',
      'qué proyectos usan sus contratos',
      'cuántos tokens se lanzaron aquí', 'curiosear lo que otros hicieron con sus herramientas', 'catálogo de tokens lanzados', 'estadísticas de su plataforma',],
    says: 'Explore lista y cuenta los tokens, bloqueos, liquidez bloqueada y campañas más nuevos de nuestros contratos. Se busca por el nombre, el símbolo o la dirección de un token.',
  },
  'account-explore-unlocks': {
    asks: [
      '¿Qué bloqueos se abren pronto?',
      'próximos desbloqueos de todos los tokens',
      'calendario de unlocks de proyectos',
      'próximos unlocks en explore', 'qué proyectos podrían vender pronto', 'bloqueos que terminan esta semana', 'qué oferta sale pronto al mercado',],
    says: 'Explore lista en «Next unlocks» los bloqueos que se abren antes. Cada línea lleva a la página del bloqueo, que lee la cadena directamente.',
  },
  'account-explore-sources': {
    asks: [
      '¿De dónde salen las listas de Explore?',
      'está completo explore',
      'qué es el libro de lanzamientos',
      'launch book',
      'por qué falta un token en explore', 'quién decide qué aparece en explore', 'registro público que alimenta explore', 'aparece en explore un bloqueo creado con un script',],
    says: 'Los tokens de Explore salen del libro de lanzamientos (launch book), un contrato que los registra. Bloqueos, asignaciones y campañas salen de nuestros contratos, sea cual sea la página o el programa que los creó.',
  },
  'account-explore-announce': {
    asks: [
      '¿Cómo aparece mi token en Explore?',
      'añadir mi token al directorio',
      'listar mi moneda',
      'anunciar un token en el launch book',
      'proponer un proyecto', 'dar visibilidad a mi proyecto en su web', 'inscribir un token creado con otra herramienta', 'token desplegado a mano en explore',],
    says: 'Los tokens hechos con nuestro lanzador aparecen sin pedirlo. Otro token que su cuenta creó sola se anuncia en el libro de lanzamientos con una transacción de esa cuenta.',
  },
  'account-explore-paid': {
    asks: [
      '¿Puedo pagar por un puesto mejor en Explore?',
      'anuncio patrocinado',
      'promocionar mi token en el directorio',
      'tarifa por aparecer',
      'comprar el primer puesto', 'espacio publicitario en explore', 'cómo se ordenan las entradas de explore', 'salen más arriba los proyectos ricos',],
    says: 'Los puestos en Explore no se compran: la lista es gratuita y va por fecha.',
  },
  'account-explore-trust': {
    asks: [
      '¿Es seguro un token que aparece en Explore?',
      'revisan los tokens listados',
      'token falso con el mismo nombre',
      'copia de una moneda en el directorio',
      'tokens recomendados', 'un estafador también podría estar en explore', 'está en explore, así que es legítimo', 'dos tokens con el mismo símbolo, cuál es el original',],
    says: 'Aparecer en Explore no es una recomendación, porque cualquiera puede copiar el nombre de un token. Compruebe la dirección y use nuestro control de tokens antes de comprar.',
  },
}
