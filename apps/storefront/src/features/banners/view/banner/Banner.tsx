import { classNames, Icon, IconButton, Link } from "@camber/ui"

export interface BannerProps {
  readonly kind: "placeholder" | "promotion" | "maintenance"
  readonly title: string | null
  /** In place of the title below 1024 px (BAN-05). */
  readonly mobileTitle: string | null
  readonly description: string | null
  readonly promoCode: string | null
  /** Where the whole banner leads; null: nowhere. */
  readonly href: string | null
  /** Names what a press does: 'Shop brakes', 'Details'. */
  readonly linkText: string | null
  /** A press on the whole banner, in place of a link. */
  readonly onPress?: (() => void) | undefined
  /** What the page's inline script knows it by, to hide it before it is painted where it was dismissed. */
  readonly dismissKey?: number | undefined
  /** Without it there is no control to dismiss the banner (BAN-06). */
  readonly onDismiss?: (() => void) | undefined
}

/** A site-wide sentence above the header: an offer, or what the shop is about to do. */
export const Banner = (props: BannerProps) => {
  const { kind, title, href, onPress, dismissKey, onDismiss } = props
  return (
    <div className={classNames("promo", kind === "maintenance" && "promo--maintenance")} data-banner={dismissKey}>
      {onPress !== undefined ? (
        <button type="button" className="promo__face" aria-haspopup="dialog" data-early onClick={onPress}>
          <Face {...props} />
        </button>
      ) : href !== null ? (
        <Link href={href} className="promo__face">
          <Face {...props} />
        </Link>
      ) : (
        <p className="promo__face">
          <Face {...props} />
        </p>
      )}
      {onDismiss !== undefined && <IconButton icon="x" label={`Dismiss: ${title ?? "banner"}`} data-early onClick={onDismiss} />}
    </div>
  )
}

const Face = ({ description, kind, linkText, mobileTitle, promoCode, title }: BannerProps) => (
  <>
    {kind === "maintenance" && <Icon name="wrench" size={16} />}
    <span>
      {mobileTitle === null ? (
        title !== null && <b>{title}</b>
      ) : (
        <>
          <b className="promo__wide">{title}</b>
          <b className="promo__narrow">{mobileTitle}</b>
        </>
      )}
      {description !== null && <> {description}</>}
      {promoCode !== null && (
        <>
          {" "}
          <code>{promoCode}</code>
        </>
      )}
      {linkText !== null && (
        <>
          {" "}
          <u>{linkText}</u>
        </>
      )}
    </span>
  </>
)
