import type { ReactNode } from "react"
import { Link, type LinkItem } from "@camber/ui"
import { Logo, type LogoImage } from "../logo/Logo.tsx"

export interface FooterColumn {
  readonly title: string
  readonly links: readonly LinkItem[]
}

export interface FooterProps {
  readonly shopName: string
  /** The shop's own logo. */
  readonly logo?: LogoImage | null
  readonly phone: string
  readonly hours: string
  /** Omitted in the condensed footer (NAV-52). */
  readonly columns?: readonly FooterColumn[]
  /** The owner's line: '© 2026 Camber'. */
  readonly owner: string
  readonly legal?: readonly LinkItem[]
  /** A control below the hours. */
  readonly offer?: ReactNode
  /** Controls at the end of the last line. */
  readonly tools?: ReactNode
}

const Column = ({ title, links }: FooterColumn) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
)

export const Footer = ({ phone, hours, columns = [], owner, legal = [], logo, offer, shopName, tools }: FooterProps) => (
  <footer className="foot on-chalk">
    <div className="wrap">
      <div className="foot__cols">
        <div className="foot__lead">
          <Logo name={shopName} logo={logo ?? null} />
          <p>Parts that fit.</p>
          <div>
            <a className="call" href={`tel:${phone}`}>
              {phone}
            </a>
            <p>{hours}</p>
          </div>
          {offer}
        </div>
        {columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <div className="foot__legal">
        <span>{owner}</span>
        {legal.map(({ label, href }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
        {tools}
      </div>
    </div>
  </footer>
)
