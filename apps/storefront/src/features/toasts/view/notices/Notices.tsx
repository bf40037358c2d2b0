import { type RefObject, useDeferredValue, useEffect, useRef } from "react"
import { Icon, IconButton, type IconName, Link, type LinkItem } from "@camber/ui"

export type NoticeIntent = "neutral" | "positive" | "negative"

export interface PassingNotice {
  readonly id: string
  readonly message: string
  readonly intent: NoticeIntent
  /** More to read below the message. */
  readonly content?: string
  readonly link?: LinkItem
  /** In place of the intent's own; a name that no icon has is told of in the console, and its place stays empty (ERR-21). */
  readonly icon?: string
  /** Dark on light, where the others are light on dark. */
  readonly invert?: boolean
  readonly imageUrl?: string
  /** Of the product in the picture. */
  readonly brand?: string
  /** On its way out, which takes 200 ms. */
  readonly dismissing: boolean
}

export interface NoticesProps {
  /** All that stand, oldest first. Which ones, and for how long, is the caller's decision. */
  readonly notices: ReadonlyArray<PassingNotice>
  readonly onDismiss: (id: string) => void
}

/** Short messages in the corner that come and go, read out when they appear, bad news at once. While there are any, F6 leads the keyboard to them. */
export const Notices = ({ notices, onDismiss }: NoticesProps) => {
  const region = useRef<HTMLElement>(null)
  // A live region speaks of what is put into it, not of what it came with: the first notice waits until the region stands.
  const shown = useDeferredValue(notices, none)
  useShortcut(shown.length > 0 ? "F6" : null, () => region.current?.focus())
  useFocusReturn(region, shown)
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

/** A notice that leaves takes no focus with it: that goes back to where it came from. */
const useFocusReturn = (region: RefObject<HTMLElement | null>, shown: NoticesProps["notices"]) => {
  const origin = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const { current } = region
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !current?.contains(relatedTarget)) origin.current = relatedTarget
    }
    // Where somebody leaves for another place, they are where they want to be.
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

/** null: the key is the browser's own. */
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
