import { Icon, type IconName, Link, type LinkItem } from "@camber/ui"

export interface Service {
  readonly title: string
  readonly icon: IconName
  readonly text: string
  readonly links: readonly LinkItem[]
}

/** Services of the shop, each with a link to the page that offers it. */
export const ServiceList = ({ services }: { readonly services: readonly Service[] }) => (
  <ul className="services">
    {services.map(({ title, icon, text, links }) => (
      <li key={title}>
        <Icon name={icon} />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link className="link" href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ul>
)
