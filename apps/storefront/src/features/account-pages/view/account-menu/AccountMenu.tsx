import { useEffect, useRef } from "react"
import { Badge, Button, Link, LinkButton, type LinkItem } from "@camber/ui"

export interface AccountMenuItem extends LinkItem {
  /** Formatted count or text. */
  readonly badge?: string | undefined
}

export interface AccountMenuProps {
  /** The customer's name; null for a visitor who is not signed in. */
  readonly name: string | null
  readonly items: readonly AccountMenuItem[]
  readonly signInHref: string
  readonly isSigningOut?: boolean
  readonly onSignOut: () => void
  /** Called on Escape, a click outside or a followed link. The opening control takes the focus back after Escape. */
  readonly onClose: (why: "escape" | "elsewhere" | "followed") => void
}

/** Account menu below its control, which precedes it in the same `.accountaction`. */
export const AccountMenu = ({ isSigningOut = false, items, name, onClose, onSignOut, signInHref }: AccountMenuProps) => {
  const menu = useRef<HTMLElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const isElsewhere = ({ target }: Event) => target instanceof Node && menu.current?.parentElement?.contains(target) !== true
    addEventListener("keydown", ({ key }) => key === "Escape" && latest.current("escape"), { signal })
    addEventListener("pointerdown", (event) => isElsewhere(event) && latest.current("elsewhere"), { signal, capture: true })
    addEventListener("focusin", (event) => isElsewhere(event) && latest.current("elsewhere"), { signal })
    return () => ended.abort()
  }, [])
  const follow = () => onClose("followed")
  return (
    <nav ref={menu} className="accountmenu" aria-label="Account">
      {name === null ? (
        <LinkButton variant="primary" block href={signInHref} onClick={follow}>
          Sign In/Register
        </LinkButton>
      ) : (
        <p className="accountmenu__name">{name}</p>
      )}
      <ul>
        {items.map(({ badge, href, label }) => (
          <li key={href}>
            <Link className="accountmenu__item" href={href} onClick={follow}>
              {label}
              {badge !== undefined && <Badge>{badge}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
      {name !== null && (
        <Button block busy={isSigningOut} onClick={onSignOut}>
          Sign Out
        </Button>
      )}
    </nav>
  )
}
