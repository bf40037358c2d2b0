import { LISTS_HREF, MAX_LIST_NAME_LENGTH, type PartsList, planHref } from "@camber/domain/lists"
import { Button, EmptyState, Link, LinkButton, ListPicker, InlineAlert, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { garageHref } from "../../foundation/page/hrefs.ts"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { useHasScripts, useLoad, useStore } from "../../foundation/runtime/StoreContext.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { formatListSize } from "../lists/useListVerdicts.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/** Lets the shopper select a list for the planner. Lists of the selected car appear first, followed by a new list for it. */
export const ChoosePlan = observer(function ChoosePlan() {
  const lists = useStore(ListsStore)
  const { plate } = useStore(ProjectStore)
  const navigate = useNavigate()
  const all = lists.state?.lists ?? null
  const load = () => void lists.run((use) => use.load)
  const hasScripts = useHasScripts()
  useLoad("lists", load)
  const ordered = all?.toSorted((one, other) => rank(one, plate?.vehicle) - rank(other, plate?.vehicle)) ?? []
  return (
    <>
      <PageTitle title="Build Planner" note="Stages, budget, missing parts and arrival dates" />
      {all === null && lists.hasFailed && (
        <InlineAlert tone="bad" title="We couldn't load your lists." action={<RetryButton onRetry={load} />}>
          Your lists are safe. Try again in a moment.
        </InlineAlert>
      )}
      {all === null && !lists.hasFailed && <LoadingNotice label="Loading your lists" rows={3} />}
      {all !== null && <BeginPlan />}
      {!hasScripts && all?.length === 0 && <p>Turn on JavaScript to make lists. To see a shared build, open its link.</p>}
      {!hasScripts && ordered.length > 0 && (
        <ul>
          {ordered.map((list) => (
            <li key={list.id}>
              <Link className="link" href={planHref(list)}>
                {list.listName}
              </Link>{" "}
              {noteOf(list)}
            </li>
          ))}
        </ul>
      )}
      {hasScripts && ordered.length > 0 && (
        <ListPicker
          label="Your lists"
          lists={ordered.map((list) => ({
            id: list.id,
            name: list.listName,
            note: noteOf(list)
          }))}
          onPick={(id) => {
            const list = ordered.find((candidate) => candidate.id === id)
            if (list !== undefined) void navigate(planHref(list))
          }}
        />
      )}
    </>
  )
})

const noteOf = (list: PartsList): string => [...(list.car === null ? [] : [list.car.vehicle]), formatListSize(list)].join(" · ")

const rank = ({ car }: PartsList, vehicle: string | undefined): number => (car === null ? 1 : car.vehicle === vehicle ? 0 : 2)

/** Creates a list for the selected car, or lets the shopper select a car. */
const BeginPlan = observer(function BeginPlan() {
  const lists = useStore(ListsStore)
  const { plate, project } = useStore(ProjectStore)
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  if (project === null || plate === null)
    return (
      <EmptyState
        title="Which car are you building?"
        actions={
          <>
            <LinkButton variant="primary" href={garageHref}>
              Add a Vehicle
            </LinkButton>
            <LinkButton href={LISTS_HREF}>Go to My List</LinkButton>
          </>
        }
      >
        Choose a car, and we'll tell you what fits and what goes with it.
      </EmptyState>
    )
  const begin = async () => {
    setBusy(true)
    const isMade = await lists.run((use) => use.create(plate.vehicle.slice(0, MAX_LIST_NAME_LENGTH)))
    const list = isMade === true ? lists.state?.lists?.find(({ id }) => id === lists.state?.selectedListId) : undefined
    if (list !== undefined) {
      await lists.run((use) => use.setCar(list.id, project))
      await navigate(planHref(list))
    }
    setBusy(false)
  }
  return (
    <p>
      <Button variant="primary" busy={isBusy} onClick={() => void begin()}>
        {`Start a Build for ${plate.vehicle}`}
      </Button>
    </p>
  )
})
