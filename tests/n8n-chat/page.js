import '@n8n/chat/style.css'
import { createChat } from '@n8n/chat'

createChat({ webhookUrl: `${location.origin}/webhook/site/chat` })
