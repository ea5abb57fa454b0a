import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { company } from '#content/company.ts'
import { NewsletterForm } from '#leads/newsletter/newsletter-form.tsx'
import { Microtext } from '#seals/components/microtext.tsx'
import { NotificationsButton } from '#ui/toast/notifications-button.tsx'
import { MenuLink } from './menu-link.tsx'
import { pricing, serviceLinks, tools, usefulLinks } from './menus.ts'

const columns = [
  { name: 'Services', links: [...serviceLinks, pricing] },
  { name: 'Tools', links: tools },
  { name: 'Products', links: brand.products },
  { name: 'Useful Links', links: usefulLinks },
  { name: 'Connect', links: brand.connect },
].filter(({ links }) => links.length > 0)

/** The foot of every page: the tagline, the newsletter, how to reach us, and the links of the house. */
export function Footer() {
  return (
    <footer className="footer">
      <Microtext text={`${brand.name} ${brand.tagline}`} />
      <div className="wide footer-grid">
        <div className="footer-head">
          <p className="tagline">{brand.tagline}</p>
          <NewsletterForm />
          <address className="contacts">
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            {brand.phones.map((phone) => (
              <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            ))}
          </address>
        </div>
        {columns.map(({ name, links }) => (
          <nav key={name} aria-label={name} className="footer-column">
            <h2 className="footer-title">{name}</h2>
            <ul className="footer-links">
              {links.map((link) => (
                <li key={link.name}>
                  <MenuLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="footer-base">
          <div>
            <p>{`© ${brand.copyrightYear} ${brand.name}`}</p>
            <p>{[company.entity, ...company.address].join(', ')}</p>
          </div>
          <ul className="footer-legal">
            <li>
              <Link to="/privacy">Privacy Statement</Link>
            </li>
            <li>
              <Link to="/termsAndCondition">Terms and conditions</Link>
            </li>
            <li>
              <NotificationsButton />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
