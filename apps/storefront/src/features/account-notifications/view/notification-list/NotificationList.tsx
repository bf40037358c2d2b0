import { Icon, type IconName, Link, RelativeTime, VisuallyHidden } from "@camber/ui"

export interface ListedNotification {
  readonly id: number
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly href: string | null
  /** UTC milliseconds. */
  readonly at: number
  /** Relative date: 'yesterday'. */
  readonly when: string | null
  readonly isRead: boolean
}

export interface NotificationListProps {
  readonly notifications: ReadonlyArray<ListedNotification>
  readonly onFollow: (id: number) => void
}

/** A visitor's notifications, newest first. Unread ones differ by more than color. */
export const NotificationList = ({ notifications, onFollow }: NotificationListProps) => (
  <ul className="told">
    {notifications.map(({ at, href, icon, id, isRead, text, title, when }) => (
      <li key={id} data-unread={!isRead || undefined}>
        <Icon name={icon} size={24} />
        <div>
          <h2>
            {href === null ? (
              title
            ) : (
              <Link href={href} onClick={() => onFollow(id)}>
                {title}
              </Link>
            )}
            {!isRead && <VisuallyHidden> (new)</VisuallyHidden>}
          </h2>
          <p>{text}</p>
          <small>
            <RelativeTime at={at} text={when} />
          </small>
        </div>
      </li>
    ))}
  </ul>
)
