import { classNames, Icon, IconButton, Link } from "@camber/ui"

export interface BannerProps {
  readonly kind: "placeholder" | "promotion" | "maintenance"
  readonly title: string | null
  /** Replaces the title below 1024 px (BAN-05). */
  readonly mobileTitle: string | null
  readonly description: string | null
  readonly promoCode: string | null
  /** Link target of the whole banner; null without a link. */
  readonly href: string | null
  /** Label of the action: 'Shop brakes', 'Details'. */
  readonly linkText: string | null
  /** Click handler of the whole banner, instead of a link. */
  readonly onPress?: (() => void) | undefined
  /** Key by which the page's inline script hides a dismissed banner before the first paint. */
  readonly dismissKey?: number | undefined
  /** Absent: the banner has no dismiss button (BAN-06). */
  readonly onDismiss?: (() => void) | undefined
}

/** Site-wide sentence above the header: an offer or an announcement. */
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
