import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')!).render(<header>No wallet here</header>)
