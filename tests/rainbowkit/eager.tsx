import { createRoot } from 'react-dom/client'
import { WalletPage } from './wallet-page.tsx'

createRoot(document.getElementById('root')!).render(<WalletPage />)
