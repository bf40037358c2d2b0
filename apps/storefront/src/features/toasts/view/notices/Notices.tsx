import { type RefObject, useDeferredValue, useEffect, useRef } from "react"
import { Icon, IconButton, type IconName, Link, type LinkItem } from "@camber/ui"
import { useFreePlace } from "./useFreePlace.ts"

export type NoticeIntent = "neutral" | "positive" | "negative"

export interface PassingNotice {
  readonly id: string
  readonly message: string
  readonly intent: NoticeIntent
  /** More text below the message. */
  readonly content?: string
  readonly link?: LinkItem
  /** Replaces the intent's icon; an unknown name logs a warning in the console and leaves the place empty (ERR-21). */
  readonly icon?: string
  /** Dark on light, while the others are light on dark. */
  readonly invert?: boolean
  readonly imageUrl?: string
  /** Brand of the product in the picture. */
  readonly brand?: string
  /** Whether it is in its exit transition of 200 ms. */
  readonly dismissing: boolean
}

export interface NoticesProps {
  /** All current notices, oldest first. The caller decides their selection and duration. */
  readonly notices: ReadonlyArray<PassingNotice>
  readonly onDismiss: (id: string) => void
}

/**
 * Renders short messages in the corner, announced when they appear, errors immediately. While there are any, F6 moves the keyboard focus to
 * them.
 */
export const Notices = ({ notices, onDismiss }: NoticesProps) => {
  const region = useRef<HTMLElement>(null)
  // A live region announces only content that is added to it, so the first notice waits until the region is rendered.
  const shown = useDeferredValue(notices, none)
  useShortcut(shown.length > 0 ? "F6" : null, () => region.current?.focus())
  useFocusReturn(region, shown)
  useFreePlace(
    region,
    shown.map(({ id }) => id)
  )
  return (
    <section ref={region} className="toasts" aria-label="Notifications" tabIndex={-1}>
      <ol aria-live="polite" aria-relevant="additions">
        {shown.map((notice) => (
          <Toast key={notice.id} {...notice} onDismiss={() => onDismiss(notice.id)} />
        ))}
      </ol>
    </section>
  )
}

const none: NoticesProps["notices"] = []
const icons: Record<NoticeIntent, IconName> = { neutral: "info", positive: "circle-check", negative: "circle-x" }

interface ToastProps extends PassingNotice {
  readonly onDismiss: () => void
}

const Toast = ({ brand, content, dismissing, icon, imageUrl, intent, invert, link, message, onDismiss }: ToastProps) => (
  <li className="toast" data-intent={intent} data-invert={invert || undefined} data-dismissing={dismissing || undefined}>
    <span className="toast__at">
      {imageUrl === undefined ? (
        <Icon name={(icon ?? icons[intent]) as IconName} size={24} />
      ) : (
        <img src={imageUrl} alt="" width="24" height="24" />
      )}
    </span>
    <div role={intent === "negative" ? "alert" : undefined}>
      {brand !== undefined && <small>{brand}</small>}
      <p>
        {message} {link !== undefined && <Link href={link.href}>{link.label}</Link>}
      </p>
      {content !== undefined && <p className="toast__more">{content}</p>}
    </div>
    <IconButton icon="x" label={`Dismiss: ${message}`} onClick={onDismiss} />
  </li>
)

/** A notice that disappears returns the focus to its previous element. */
const useFocusReturn = (region: RefObject<HTMLElement | null>, shown: NoticesProps["notices"]) => {
  const origin = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const { current } = region
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !current?.contains(relatedTarget)) origin.current = relatedTarget
    }
    // If the visitor moves the focus to another element, it stays there.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !current?.contains(relatedTarget)) origin.current = null
    }
    current?.addEventListener("focusin", enter)
    current?.addEventListener("focusout", leave)
    return () => {
      current?.removeEventListener("focusin", enter)
      current?.removeEventListener("focusout", leave)
    }
  }, [region])
  useEffect(() => {
    if (document.activeElement !== document.body) return
    origin.current?.focus({ preventScroll: true })
    origin.current = null
  }, [shown])
}

/** null: the browser handles the key. */
const useShortcut = (key: string | null, press: () => void) => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key) return
      event.preventDefault()
      press()
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  })
}
