import "./account-notifications.css"
import { relativeTime } from "@camber/domain/controls"
import type { NotificationTopic } from "@camber/domain/notifications"
import { Breadcrumbs, Button, EmptyState, type IconProps, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { NotificationList } from "./view/notification-list/NotificationList.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { NotificationsStore } from "./NotificationsStore.ts"
import type { PushPreferencesState } from "@camber/domain/push"
import { PushPreferencesStore } from "./PushPreferencesStore.ts"
import { formatPushFailure } from "./PushStore.ts"
import { MessageSwitches } from "./view/message-switches/MessageSwitches.tsx"

const title = "Notifications"
const icons: Readonly<Record<NotificationTopic, IconProps["name"]>> = {
  order: "truck",
  price: "info",
  stock: "package-check",
  rewards: "flag",
  review: "check",
  question: "info"
}

/** Notifications of a visitor, signed in or not. The server renders only the frame, which is the same for all visitors. */
export const Component = observer(function NotificationsPage() {
  const store = useStore(NotificationsStore)
  useEffect(() => {
    void store.load()
    return store.follow()
  }, [store])
  const { hasFailed, notifications } = store.state
  return (
    <div className="wrap told-page">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current={title} />
      <PageTitle title={title} />
      {hasFailed && <Failed store={store} />}
      {notifications !== null ? (
        <History store={store} />
      ) : (
        hasFailed || <LoadingNotice label="Loading your notifications" rows={3} kind="picture" />
      )}
      <PushPreferencesPanel />
    </div>
  )
})

const History = observer(function History({ store }: { readonly store: NotificationsStore }) {
  const [now] = useState(() => Date.now())
  const { notifications, unread } = store.state
  if (notifications === null) return null
  if (notifications.length === 0)
    return (
      <EmptyState title="No notifications yet" actions={<LinkButton href="/shop/all">Shop Parts</LinkButton>}>
        Updates about your orders and points will appear here.
      </EmptyState>
    )
  return (
    <>
      <div className="acts">
        <output>{unread === 0 ? "All read" : `${unread} new`}</output>
        <a className="link" href="#messages">
          Messages on this device
        </a>
        {unread !== 0 && <Button onClick={() => void store.read(notifications.map(({ id }) => id))}>Mark all as read</Button>}
      </div>
      <NotificationList
        notifications={notifications.map(({ createdAt, topic, ...rest }) => ({
          ...rest,
          icon: icons[topic],
          at: createdAt,
          when: relativeTime(createdAt, now)
        }))}
        onFollow={(id) => void store.read([id])}
      />
    </>
  )
})

const Failed = ({ store }: { readonly store: NotificationsStore }) => (
  <InlineAlert
    tone="bad"
    title="We couldn't load your notifications."
    action={<Button onClick={() => void store.load()}>Try again</Button>}
  >
    Try again in a moment.
  </InlineAlert>
)

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `${title} | ${settings.brandName}`,
    description: "Updates about your orders and points.",
    canonicalPath: "/account/notificationhistory",
    isIndexed: false,
    needsScripts: "Your notifications",
    imagePath: null,
    structuredData: () => []
  })
}

/** Push settings of this device, rendered once they are loaded. */
const PushPreferencesPanel = observer(function PushPreferencesPanel() {
  const store = useOwnStore(PushPreferencesStore)
  useEffect(() => store.follow(), [store])
  const { isBusy, state } = store
  if (state === null) return null
  const { failure, isOn, permissions, quietHours } = state
  const wanted = permissions.flatMap(({ granted, type }) => (granted ? type : []))
  return (
    <MessageSwitches
      anchor="messages"
      device={deviceOf(state)}
      isOn={isOn}
      isBusy={isBusy}
      kinds={permissions}
      hours={quietHours}
      failure={failure === null ? null : formatPushFailure(failure.message)}
      onTurn={(toOn) => void (toOn ? store.turnOn() : store.turnOff())}
      onKind={(type, isWanted) => void store.choose(isWanted ? [...wanted, type] : wanted.filter((other) => other !== type), quietHours)}
      onQuiet={(isQuiet) => void (isQuiet ? store.useUsualHours(wanted) : store.choose(wanted, null))}
      onHours={(hours) => quietHours !== null && void store.choose(wanted, { ...quietHours, ...hours })}
    />
  )
})

const deviceOf = ({ permission }: PushPreferencesState) =>
  permission === "unsupported" ? "unsupported" : permission === "denied" ? "blocked" : "ready"
