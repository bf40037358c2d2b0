import type { StaffFlag } from "@camber/domain/staff"
import { InlineAlert } from "@camber/ui"
import { type FlagChoice, FlagForm } from "./view/staff-switch/FlagForm.tsx"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { parseAudience, audienceOptions } from "./audienceOptions.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useSave } from "./useSave.ts"

export const load = loadStaffPage
export const handle = staffHandle("Flags")

export const Component = () => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.flags))
  const { busy, outcome, write } = useSave(fetched)
  const switchTo = (name: string, { audience, percent, value }: FlagChoice) =>
    void write({
      subject: name,
      done: `${name} is saved. Shoppers see the change within three minutes.`,
      command: (use) => use.Staff.use((staff) => staff.switchFlag({ name, value, percent, audience: parseAudience(audience) }))
    })
  const reset = (name: string) =>
    void write({
      subject: name,
      done: `${name} is back to its default.`,
      command: (use) => use.Staff.use((staff) => staff.resetFlag(name))
    })
  return (
    <StaffFrame name="Flags" note="features and who sees them" fetched={fetched}>
      {(flags) => (
        <>
          {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
          <div>
            {flags.map((flag) => (
              <FlagForm
                key={`${flag.name} ${flag.switched?.changedAt}`}
                name={flag.name}
                standard={flag.standard ?? ""}
                switched={choiceOf(flag)}
                audiences={audienceOptions}
                isBusy={busy === flag.name}
                onSwitch={(choice) => switchTo(flag.name, choice)}
                onReset={() => reset(flag.name)}
              />
            ))}
          </div>
        </>
      )}
    </StaffFrame>
  )
}

const choiceOf = ({ switched }: StaffFlag): FlagChoice | null =>
  switched === null ? null : { value: switched.value, percent: switched.percent, audience: switched.audience ?? "" }
