import { Link } from 'react-router'

export default function Page() {
  return (
    <main>
      <h1>Intaglio</h1>
      <Link to="/smart-contract-audit">Smart contract audit</Link>
      <Link to="/">Home</Link>
    </main>
  )
}
