import { type CustomerProject, descriptionOf, type GarageStep, groupsOf, kindOf, type ProjectGroup, saveLabel } from "@camber/domain/garage"
import { Breadcrumbs, Button, GarageBay, GarageBaySkeleton, Icon, LinkButton, PageTitle, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../composition/StoreContext.ts"
import type { PageHandle } from "../navigation/PageHead.ts"
import { EmptyGarage } from "./ExistingProjects.tsx"
import { GarageFailure } from "./GarageFailure.tsx"
import { missingOf } from "./garageGroups.ts"
import { garageHref } from "./garageHref.ts"
import { GarageStore } from "./GarageStore.ts"
import { prefetchGarageDrawer } from "./loadGarageDrawer.ts"
import { plateOf } from "./plateOf.ts"

/** Everything in the garage, with what is known of it. It belongs to one visitor, so it is filled in the browser. */
export const Component = observer(function GaragePage() {
  const garage = useStore(GarageStore)
  const { hasFailed, state } = garage
  useEffect(() => void garage.hydrate(), [garage])
  const projects = state?.isHydrated ? state.projects : null
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="My Garage" />
      <PageTitle title="My Garage" note={projects === null ? undefined : projectCount(projects.length)} />
      <GarageFailure />
      {projects?.length === 0 && <EmptyGarage />}
      {sections.map((section) => (
        <Section key={section.kind} {...section} />
      ))}
      {projects === null && !hasFailed && (
        <p className="mute" role="status">
          Loading your garage
        </p>
      )}
    </div>
  )
})

const projectCount = (count: number): string => `${count} ${count === 1 ? "project" : "projects"}`

interface SectionProps {
  readonly kind: ProjectGroup["kind"]
  readonly step: GarageStep
  readonly head: string
  readonly add: string
}
const sections: ReadonlyArray<SectionProps> = [
  { kind: "vehicle", step: "ADD_YMM", head: "Vehicles", add: "Add a Vehicle" },
  { kind: "race", step: "ADD_RACETYPE", head: "Race Cars", add: "Add a Race Car" },
  { kind: "engine", step: "ADD_ENGINE", head: "Engines", add: "Add an Engine" }
]

const Section = observer(function Section({ kind, step, head, add }: SectionProps) {
  const garage = useStore(GarageStore)
  const { state } = garage
  const group = state && groupsOf(state.projects, state.selectedId).find((group) => group.kind === kind)
  const isWaiting = !state?.isHydrated && !garage.hasFailed && kind === "vehicle"
  return (
    <section className="block bays" aria-labelledby={kind}>
      <SectionHead
        id={kind}
        title={group?.head ?? head}
        action={
          <Button size="small" data-early onPointerEnter={prefetchGarageDrawer} onClick={() => garage.open({ step })}>
            <Icon name="plus" size={16} />
            {add}
          </Button>
        }
      />
      {isWaiting && <GarageBaySkeleton />}
      {group?.all.map((project) => (
        <Bay key={project.projectId} project={project} />
      ))}
    </section>
  )
})

const Bay = observer(function Bay({ project }: { readonly project: CustomerProject }) {
  const garage = useStore(GarageStore)
  const { projectId } = project
  const kind = kindOf(project)
  const { engine, vehicle } = plateOf(project)
  const selected = garage.state?.selectedId === projectId
  const missing = missingOf(project, (opening) => garage.open(opening))
  return (
    <GarageBay
      vehicle={vehicle}
      engine={engine ?? undefined}
      imageUrl={project.raceImageUrl ?? undefined}
      selected={selected}
      incomplete={missing !== undefined}
      facts={factsOf(project)}
      actions={
        <>
          {selected ? (
            <LinkButton size="small" variant="primary" href={descriptionOf(project).shopUrl}>
              Shop Parts
            </LinkButton>
          ) : (
            <Button size="small" aria-label={`Select ${vehicle}`} onClick={() => void garage.follow((use) => use.select(projectId))}>
              Select
            </Button>
          )}
          {missing?.actions.map(({ label, onPress }) => (
            <Button key={label} size="small" onPointerEnter={prefetchGarageDrawer} onClick={onPress}>
              {label}
            </Button>
          ))}
          <Button size="small" onPointerEnter={prefetchGarageDrawer} onClick={() => garage.open({ step: updateSteps[kind], projectId })}>
            {saveLabel(updateSteps[kind], true)}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={`Delete ${vehicle}`}
            onClick={() => void garage.follow((use) => use.remove(projectId))}
          >
            Delete
          </Button>
        </>
      }
    />
  )
})

/** What changes a project of each kind. */
const updateSteps: Readonly<Record<ProjectGroup["kind"], GarageStep>> = {
  vehicle: "UPDATE_PROJECT_ADD_YMM",
  race: "UPDATE_PROJECT_ADD_RACETYPE",
  engine: "UPDATE_PROJECT_ADD_ENGINE"
}

/** What the shopper has told beyond the plate. */
const factsOf = (project: CustomerProject) => {
  const { engine } = plateOf(project)
  const isEngine = kindOf(project) === "engine"
  return [
    ...(engine === null || isEngine ? [] : [{ name: "Engine", value: engine }]),
    ...project.facets.map(({ name, value }) => ({ name, value }))
  ]
}

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `My Garage | ${settings.brandName}`,
    description: "Your saved vehicles, race cars and engines.",
    canonicalPath: garageHref,
    isIndexed: false,
    imagePath: null,
    structuredData: () => []
  })
}
