import type { PushPreferencesState } from "@camber/domain/push"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { PushPreferencesStore } from "./PushPreferencesStore.ts"
import { formatPushFailure } from "./formatPushFailure.ts"
import { MessageSwitches } from "./view/message-switches/MessageSwitches.tsx"

/** Push settings of this device, rendered once they are loaded. */
export const PushPreferencesPanel = observer(function PushPreferencesPanel() {
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
