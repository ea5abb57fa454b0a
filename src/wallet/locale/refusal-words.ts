import type { Language } from '#core/language/language-names.ts'

/**
 * What the server refuses a wallet window, in the languages that its own sentence is not in. Loaded where one of them is chosen. `{seconds}`
 * is a time with its unit.
 */
export type RefusalWords = Record<
  | 'address.invalid'
  | 'reload'
  | 'request.effort'
  | 'request.too-large'
  | 'request.too-many'
  | 'server.fault'
  | 'server.full'
  | 'server.unavailable'
  | 'server.unreachable'
  | 'sign-in.chain'
  | 'sign-in.unchecked',
  string
>

export const refusalWords: Record<Exclude<Language, 'en'>, RefusalWords> = {
  de: {
    'address.invalid':
      'Diese Adresse kann nicht gelesen werden. Kopieren Sie sie ganz aus Ihrer Wallet, und versuchen Sie es erneut.',
    reload:
      'Die Seite und der Server haben verschiedene Versionen. Laden Sie die Seite neu, und versuchen Sie es dann erneut.',
    'request.effort':
      'Aus Ihrem Netz kommen viele Anfragen. Ihr Browser kann für diese ein Rätsel lösen: Versuchen Sie es erneut, oder warten Sie {seconds}.',
    'request.too-large': 'Die Anfrage ist zu groß: höchstens {limit} Bytes.',
    'request.too-many': 'Zu viele Anfragen. Warten Sie {seconds}, und versuchen Sie es erneut.',
    'server.fault': 'Bei uns ist etwas schiefgegangen. Wir haben es festgehalten. Versuchen Sie es erneut.',
    'server.full':
      'Wir können gerade nichts speichern. Lassen Sie die Seite offen, und versuchen Sie es später erneut.',
    'server.unavailable': 'Wir können gerade nichts speichern. Versuchen Sie es in einer Minute erneut.',
    'server.unreachable': 'Der Server ist nicht zu erreichen. Prüfen Sie Ihre Internetverbindung.',
    'sign-in.chain':
      'Melden Sie sich auf der Chain {chainId} an. Wechseln Sie das Netzwerk Ihrer Wallet, und versuchen Sie es erneut.',
    'sign-in.unchecked':
      'Die Chain antwortet nicht, daher konnten wir die Unterschrift nicht prüfen. Versuchen Sie es in einer Minute erneut.',
  },
  fr: {
    'address.invalid': 'Cette adresse est illisible. Copiez-la entière depuis votre portefeuille, puis réessayez.',
    reload: 'La page et le serveur ont des versions différentes. Rechargez la page, puis réessayez.',
    'request.effort':
      'Beaucoup de demandes viennent de votre réseau. Votre navigateur peut résoudre une énigme pour celle-ci : réessayez, ou attendez {seconds}.',
    'request.too-large': 'La demande est trop grande : {limit} octets au plus.',
    'request.too-many': 'Trop de demandes. Attendez {seconds}, puis réessayez.',
    'server.fault': 'Une erreur s’est produite chez nous. Nous l’avons enregistrée. Réessayez.',
    'server.full': 'Nous ne pouvons rien enregistrer pour le moment. Gardez la page ouverte et réessayez plus tard.',
    'server.unavailable': 'Nous ne pouvons rien enregistrer pour le moment. Réessayez dans une minute.',
    'server.unreachable': 'Le serveur est injoignable. Vérifiez votre connexion à Internet.',
    'sign-in.chain': 'Connectez-vous sur la chaîne {chainId}. Changez le réseau de votre portefeuille, puis réessayez.',
    'sign-in.unchecked':
      'La chaîne ne répond pas, nous n’avons donc pas pu vérifier la signature. Réessayez dans une minute.',
  },
  es: {
    'address.invalid': 'Esta dirección no se puede leer. Cópiela entera desde su billetera e inténtelo de nuevo.',
    reload: 'La página y el servidor tienen versiones distintas. Recargue la página e inténtelo de nuevo.',
    'request.effort':
      'Llegan muchas solicitudes de su red. Su navegador puede resolver un acertijo para esta: inténtelo de nuevo o espere {seconds}.',
    'request.too-large': 'La solicitud es demasiado grande: {limit} bytes como máximo.',
    'request.too-many': 'Demasiadas solicitudes. Espere {seconds} e inténtelo de nuevo.',
    'server.fault': 'Algo falló en nuestro lado. Lo hemos registrado. Inténtelo de nuevo.',
    'server.full': 'No podemos guardar nada en este momento. Deje la página abierta e inténtelo más tarde.',
    'server.unavailable': 'No podemos guardar nada en este momento. Inténtelo de nuevo en un minuto.',
    'server.unreachable': 'No se puede alcanzar el servidor. Compruebe su conexión a Internet.',
    'sign-in.chain': 'Inicie sesión en la cadena {chainId}. Cambie la red de su billetera e inténtelo de nuevo.',
    'sign-in.unchecked':
      'La cadena no responde, así que no pudimos comprobar la firma. Inténtelo de nuevo en un minuto.',
  },
  'pt-BR': {
    'address.invalid': 'Não é possível ler este endereço. Copie-o inteiro da sua carteira e tente de novo.',
    reload: 'A página e o servidor têm versões diferentes. Recarregue a página e tente de novo.',
    'request.effort':
      'Muitos pedidos vêm da sua rede. Seu navegador pode resolver um enigma para este: tente de novo ou espere {seconds}.',
    'request.too-large': 'O pedido é grande demais: no máximo {limit} bytes.',
    'request.too-many': 'Pedidos demais. Espere {seconds} e tente de novo.',
    'server.fault': 'Algo deu errado do nosso lado. Nós registramos. Tente de novo.',
    'server.full': 'Não podemos guardar nada no momento. Deixe a página aberta e tente mais tarde.',
    'server.unavailable': 'Não podemos guardar nada no momento. Tente de novo em um minuto.',
    'server.unreachable': 'Não é possível alcançar o servidor. Verifique sua conexão com a internet.',
    'sign-in.chain': 'Entre na cadeia {chainId}. Mude a rede da sua carteira e tente de novo.',
    'sign-in.unchecked':
      'A cadeia não responde, por isso não pudemos verificar a assinatura. Tente de novo em um minuto.',
  },
  it: {
    'address.invalid': 'Questo indirizzo non si può leggere. Lo copi intero dal suo wallet e riprovi.',
    reload: 'La pagina e il server hanno versioni diverse. Ricarichi la pagina, poi riprovi.',
    'request.effort':
      'Dalla sua rete arrivano molte richieste. Il suo browser può risolvere un rompicapo per questa: riprovi, o aspetti {seconds}.',
    'request.too-large': 'La richiesta è troppo grande: al massimo {limit} byte.',
    'request.too-many': 'Troppe richieste. Aspetti {seconds} e riprovi.',
    'server.fault': 'Qualcosa è andato storto da noi. Lo abbiamo registrato. Riprovi.',
    'server.full': 'Al momento non possiamo salvare niente. Tenga aperta la pagina e riprovi più tardi.',
    'server.unavailable': 'Al momento non possiamo salvare niente. Riprovi fra un minuto.',
    'server.unreachable': 'Il server non si raggiunge. Controlli la sua connessione a Internet.',
    'sign-in.chain': 'Acceda sulla chain {chainId}. Cambi la rete del suo wallet e riprovi.',
    'sign-in.unchecked': 'La chain non risponde, perciò non abbiamo potuto verificare la firma. Riprovi fra un minuto.',
  },
  tr: {
    'address.invalid': 'Bu adres okunamıyor. Cüzdanınızdan tamamını kopyalayıp yeniden deneyin.',
    reload: 'Sayfanın ve sunucunun sürümleri farklı. Sayfayı yeniden yükleyip yeniden deneyin.',
    'request.effort':
      'Ağınızdan çok sayıda istek geliyor. Tarayıcınız bunun için bir bulmaca çözebilir: yeniden deneyin ya da {seconds} bekleyin.',
    'request.too-large': 'İstek çok büyük: en çok {limit} bayt.',
    'request.too-many': 'Çok fazla istek. {seconds} bekleyip yeniden deneyin.',
    'server.fault': 'Bizim tarafımızda bir sorun oldu. Kaydettik. Yeniden deneyin.',
    'server.full': 'Şu anda hiçbir şey kaydedemiyoruz. Sayfayı açık tutup daha sonra yeniden deneyin.',
    'server.unavailable': 'Şu anda hiçbir şey kaydedemiyoruz. Bir dakika sonra yeniden deneyin.',
    'server.unreachable': 'Sunucuya ulaşılamıyor. İnternet bağlantınızı kontrol edin.',
    'sign-in.chain': '{chainId} numaralı zincirde oturum açın. Cüzdanınızın ağını değiştirip yeniden deneyin.',
    'sign-in.unchecked': 'Zincir yanıt vermiyor, bu yüzden imzayı kontrol edemedik. Bir dakika sonra yeniden deneyin.',
  },
  ru: {
    'address.invalid': 'Этот адрес нельзя прочитать. Скопируйте его целиком из кошелька и попробуйте снова.',
    reload: 'У страницы и сервера разные версии. Перезагрузите страницу и попробуйте снова.',
    'request.effort':
      'Из вашей сети идёт много запросов. Браузер может решить для этого задачу: попробуйте снова или подождите {seconds}.',
    'request.too-large': 'Запрос слишком велик: не больше {limit} байт.',
    'request.too-many': 'Слишком много запросов. Подождите {seconds} и попробуйте снова.',
    'server.fault': 'На нашей стороне произошла ошибка. Мы её записали. Попробуйте снова.',
    'server.full': 'Сейчас мы ничего не можем сохранить. Оставьте страницу открытой и попробуйте позже.',
    'server.unavailable': 'Сейчас мы ничего не можем сохранить. Попробуйте снова через минуту.',
    'server.unreachable': 'Сервер недоступен. Проверьте подключение к интернету.',
    'sign-in.chain': 'Войдите в сети {chainId}. Переключите сеть кошелька и попробуйте снова.',
    'sign-in.unchecked': 'Блокчейн не отвечает, поэтому мы не смогли проверить подпись. Попробуйте снова через минуту.',
  },
  uk: {
    'address.invalid': 'Цю адресу не можна прочитати. Скопіюйте її повністю з гаманця та спробуйте знову.',
    reload: 'Сторінка й сервер мають різні версії. Перезавантажте сторінку та спробуйте знову.',
    'request.effort':
      'З вашої мережі йде багато запитів. Браузер може розв’язати для цього задачу: спробуйте знову або зачекайте {seconds}.',
    'request.too-large': 'Запит завеликий: не більше {limit} байтів.',
    'request.too-many': 'Забагато запитів. Зачекайте {seconds} і спробуйте знову.',
    'server.fault': 'На нашому боці сталася помилка. Ми її записали. Спробуйте знову.',
    'server.full': 'Зараз ми нічого не можемо зберегти. Залиште сторінку відкритою та спробуйте пізніше.',
    'server.unavailable': 'Зараз ми нічого не можемо зберегти. Спробуйте знову за хвилину.',
    'server.unreachable': 'Сервер недоступний. Перевірте підключення до інтернету.',
    'sign-in.chain': 'Увійдіть у мережі {chainId}. Перемкніть мережу гаманця та спробуйте знову.',
    'sign-in.unchecked': 'Блокчейн не відповідає, тому ми не змогли перевірити підпис. Спробуйте знову за хвилину.',
  },
  ja: {
    'address.invalid': 'このアドレスは読み取れません。ウォレットから全体をコピーして、もう一度お試しください。',
    reload: 'ページとサーバーのバージョンが異なります。ページを再読み込みして、もう一度お試しください。',
    'request.effort':
      'お使いのネットワークから多くのリクエストが届いています。ブラウザがパズルを解くこともできます。もう一度試すか、{seconds} お待ちください。',
    'request.too-large': 'リクエストが大きすぎます。上限は {limit} バイトです。',
    'request.too-many': 'リクエストが多すぎます。{seconds} 待ってから、もう一度お試しください。',
    'server.fault': 'こちら側で問題が起きました。記録済みです。もう一度お試しください。',
    'server.full': '現在、何も保存できません。このページを開いたまま、後でもう一度お試しください。',
    'server.unavailable': '現在、何も保存できません。1 分後にもう一度お試しください。',
    'server.unreachable': 'サーバーに接続できません。インターネット接続を確認してください。',
    'sign-in.chain':
      'チェーン {chainId} でサインインしてください。ウォレットのネットワークを切り替えて、もう一度お試しください。',
    'sign-in.unchecked': 'チェーンが応答しないため、署名を確認できませんでした。1 分後にもう一度お試しください。',
  },
  ko: {
    'address.invalid': '이 주소를 읽을 수 없습니다. 지갑에서 전체를 복사하여 다시 시도하세요.',
    reload: '페이지와 서버의 버전이 다릅니다. 페이지를 새로 고친 뒤 다시 시도하세요.',
    'request.effort':
      '사용 중인 네트워크에서 많은 요청이 옵니다. 브라우저가 이 요청을 위해 퍼즐을 풀 수 있습니다. 다시 시도하거나 {seconds} 기다리세요.',
    'request.too-large': '요청이 너무 큽니다. 최대 {limit}바이트입니다.',
    'request.too-many': '요청이 너무 많습니다. {seconds} 기다린 뒤 다시 시도하세요.',
    'server.fault': '저희 쪽에서 문제가 생겼습니다. 기록해 두었습니다. 다시 시도하세요.',
    'server.full': '지금은 아무것도 저장할 수 없습니다. 이 페이지를 열어 두고 나중에 다시 시도하세요.',
    'server.unavailable': '지금은 아무것도 저장할 수 없습니다. 1분 뒤에 다시 시도하세요.',
    'server.unreachable': '서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.',
    'sign-in.chain': '체인 {chainId}에서 로그인하세요. 지갑의 네트워크를 바꾼 뒤 다시 시도하세요.',
    'sign-in.unchecked': '체인이 응답하지 않아 서명을 확인하지 못했습니다. 1분 뒤에 다시 시도하세요.',
  },
  'zh-Hans': {
    'address.invalid': '无法读取此地址。请从您的钱包完整复制，然后重试。',
    reload: '页面与服务器的版本不同。请重新加载页面，然后重试。',
    'request.effort': '来自您网络的请求很多。您的浏览器可以为此解一道题：请重试，或等待 {seconds}。',
    'request.too-large': '请求过大：最多 {limit} 字节。',
    'request.too-many': '请求过多。请等待 {seconds} 后重试。',
    'server.fault': '我们这边出了问题，已记录。请重试。',
    'server.full': '我们目前无法保存任何内容。请保持此页面打开，稍后重试。',
    'server.unavailable': '我们目前无法保存任何内容。请一分钟后重试。',
    'server.unreachable': '无法连接服务器。请检查您的互联网连接。',
    'sign-in.chain': '请在链 {chainId} 上登录。请切换钱包的网络后重试。',
    'sign-in.unchecked': '链没有响应，因此我们无法验证签名。请一分钟后重试。',
  },
}
