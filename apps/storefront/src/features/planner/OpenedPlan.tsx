import { buildSheetHref, shareHref } from "@camber/domain/lists"
import type { Plan } from "@camber/domain/planner"
import { Button, CopyButton, LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { carHref } from "../../foundation/page/hrefs.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useLoad, useStore } from "../../foundation/runtime/StoreContext.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { planFacts } from "./planProps.ts"
import { PlanBoard } from "./view/plan-board/PlanBoard.tsx"
import type { PlanForms } from "./view/plan-board/PlanForm.tsx"

interface OpenedPlanProps {
  readonly plan: Plan
  readonly message: ReactNode
  readonly forms: PlanForms
  readonly onChange: () => Promise<void>
}

/** A board in the browser with script-only features: printing, copying and the selected car. */
export const OpenedPlan = observer(function OpenedPlan({ forms, onChange, plan, message }: OpenedPlanProps) {
  const account = useStore(AccountStore)
  const { list, sharedAs } = plan.sheet
  const { publicOrigin } = useStore(SettingsStore)
  useLoad("account", () => account.profile === undefined && account.ask())
  const { shared, ...facts } = planFacts(plan)
  const url = new URL(buildSheetHref(list), publicOrigin).href
  const { clipboard } = navigator as Partial<Navigator>
  return (
    <PlanBoard
      {...facts}
      message={message}
      forms={forms}
      carAction={<CarChoice plan={plan} onChange={onChange} />}
      share={{
        car: facts.car,
        firstName: sharedAs ?? account.profile?.firstName ?? "",
        shared: shared && {
          ...shared,
          url,
          copy: clipboard && <CopyButton label="Copy link" onCopy={() => clipboard.writeText(url).then(() => true)} />
        }
      }}
      links={
        <>
          <LinkButton size="small" href={shareHref(list)}>
            Open the List
          </LinkButton>
          {plan.sheet.carPath?.startsWith("/vehicle/") && (
            <LinkButton size="small" href={carHref(plan.sheet.carPath)}>
              Open the Car
            </LinkButton>
          )}
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    />
  )
})

/** Assigns the selected car to a build without a car, or on request to a build for a different car. */
const CarChoice = observer(function CarChoice({ onChange, plan }: Pick<OpenedPlanProps, "onChange" | "plan">) {
  const lists = useStore(ListsStore)
  const { plate, project } = useStore(ProjectStore)
  const { car, id } = plan.sheet.list
  if (project === null || plate === null || plate.vehicle === car?.vehicle) return null
  const set = async () => {
    await lists.run((use) => use.setCar(id, project))
    await onChange()
  }
  return <Button size="small" onClick={() => void set()}>{`Plan for your ${plate.vehicle}`}</Button>
})
