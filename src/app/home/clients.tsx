import { Link } from 'react-router'
import { offerFacts } from '#app/page/offer-facts.ts'
import { clients } from '#content/pages/home.ts'
import { services } from '#core/offer/catalogue.ts'
import { isOffered } from '#core/offer/offered.ts'

/** Whom we work for, with what brings them, what they get, and what it takes and costs. */
export function Clients() {
  return (
    <ul className="columns clients">
      {clients
        .filter(({ service }) => isOffered(service))
        .map(({ who, problem, get, service }) => {
          const { time, price } = offerFacts(service)
          return (
            <li className="three" key={who}>
              <h3>{who}</h3>
              <p className="client-problem">{problem}</p>
              <p>{get}</p>
              <dl>
                <div>
                  <dt>Time</dt>
                  <dd>{time}</dd>
                </div>
                <div>
                  <dt>Price</dt>
                  <dd>{price}</dd>
                </div>
              </dl>
              <Link to={`/${service}`} discover="none">
                {services[service].name}
              </Link>
            </li>
          )
        })}
    </ul>
  )
}
