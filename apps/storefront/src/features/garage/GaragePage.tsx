import {
  type CustomerProject,
  toProjectDescription,
  type GarageStep,
  groupProjects,
  type ProjectGroup,
  getSaveLabel
} from "@camber/domain/garage"
import { PLAN_HREF } from "@camber/domain/lists"
import { Breadcrumbs, Button, HiddenFields, Icon, Link, LinkButton, PageTitle, SectionHead, VisuallyHidden } from "@camber/ui"
import { GarageBay, GarageBaySkeleton } from "./view/garage-bay/GarageBay.tsx"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { useHasScripts, useLoad, useStore } from "../../foundation/runtime/StoreContext.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { EmptyGarage } from "./ExistingProjects.tsx"
import { getProjectFacts, getProjectName, getProjectLabel, getGarageImageUrl } from "./projectText.ts"
import type { GarageIntent } from "./forms/garageAction.ts"
import { GarageFailure } from "./GarageFailure.tsx"
import { getMissingDetails } from "./garageGroups.ts"
import { useFocusRestore } from "../../foundation/page/restoreFocus.ts"
import { carHref, garageHref, pitHref, vehicleFormHref, withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import { GarageStore } from "./GarageStore.ts"
import type { VehicleSummaryLink } from "./vehicleSummaryLinks.ts"
import { type VehicleSummaryLinks, useVehicleSummary } from "./useVehicleSummary.ts"
import { PaintPicker } from "./view/paint-picker/PaintPicker.tsx"
import { ParkedChanges } from "../offline-changes/OfflineNotices.tsx"
import { OfflineChangesStore } from "../offline-changes/OfflineChangesStore.ts"
import { RemovedProject } from "./RemovedProject.tsx"

/**
 * All garage entries with their known details. The data is personal, so it loads in the browser: until then the first group reserves the
 * space, and the others are rendered below it once loaded. Without scripts the server renders them, with a form for each entry.
 */
export const Component = observer(function GaragePage() {
  const garage = useStore(GarageStore)
  const { state } = garage
  useLoad("garage", () => garage.hydrate())
  const projects = state?.isHydrated ? state.projects : null
  useFocusRestore(projects && projects.map(({ projectId }) => projectId).join())
  const tally = useVehicleSummary()(projects ?? [])
  return (
    <div className="wrap bays">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="My Garage" />
      <PageTitle title="My Garage" note={projects === null ? undefined : projectCount(projects.length)} />
      <ParkedChanges />
      <Group
        kind="vehicle"
        tally={tally}
        step="ADD_YMM"
        head="Vehicles"
        add="Add a Vehicle"
        none={projects?.length === 0 ? undefined : "Add your car or truck by year, make and model. We'll tell you whether each part fits."}
      >
        <GarageFailure />
        <RemovedProject />
        {projects === null && !garage.hasFailed && <WaitingBays />}
        {projects?.length === 0 && <EmptyGarage />}
      </Group>
      {projects !== null && (
        <>
          <Group
            kind="race"
            tally={tally}
            step="ADD_RACETYPE"
            head="Race Cars"
            add="Add a Race Car"
            none="Add your race car by class. We'll tell you which parts are made for it."
          />
          <Group
            kind="engine"
            tally={tally}
            step="ADD_ENGINE"
            head="Engines"
            add="Add an Engine"
            none="Add an engine without a car, for a swap or a build. We'll tell you which parts are made for it."
          />
        </>
      )}
    </div>
  )
})

const projectCount = (count: number): string => `${count} ${count === 1 ? "project" : "projects"}`

const WaitingBays = () => (
  <output>
    <VisuallyHidden>Loading your garage</VisuallyHidden>
    {Array.from({ length: 3 }, (_, bay) => (
      <GarageBaySkeleton key={bay} />
    ))}
  </output>
)

interface GroupProps {
  readonly kind: ProjectGroup["kind"]
  /** Step that adds an entry to the group. */
  readonly step: GarageStep
  /** Heading of the empty group. */
  readonly head: string
  readonly add: string
  /** Explanation of the empty group; absent if other text explains it. */
  readonly none: string | undefined
  readonly tally: VehicleSummaryLinks
  readonly children?: ReactNode
}

const Group = observer(function Group({ kind, step, head, add, none, tally, children }: GroupProps) {
  const garage = useStore(GarageStore)
  const { state } = garage
  const hasScripts = useHasScripts()
  const label = (
    <>
      <Icon name="plus" size={16} />
      {add}
    </>
  )
  const group = state && groupProjects(state.projects, state.selectedId).find((group) => group.kind === kind)
  return (
    <section className="block" aria-labelledby={kind}>
      <SectionHead
        id={kind}
        title={group?.head ?? head}
        action={
          hasScripts ? (
            <Button size="small" data-early onClick={() => garage.open({ step })}>
              {label}
            </Button>
          ) : (
            <LinkButton size="small" href={`${vehicleFormHref}?kind=${kind}`}>
              {label}
            </LinkButton>
          )
        }
      />
      {children}
      {none !== undefined && state?.isHydrated && group === undefined && <p className="mute">{none}</p>}
      {group?.all.map((project) => (
        <Bay key={project.projectId} kind={kind} project={project} links={tally.get(project.projectId)} />
      ))}
    </section>
  )
})

interface BayProps {
  readonly kind: ProjectGroup["kind"]
  readonly project: CustomerProject
  /** Summary links; absent until loaded. */
  readonly links: ReadonlyArray<VehicleSummaryLink> | undefined
}

const Bay = observer(function Bay({ kind, project, links = [] }: BayProps) {
  const garage = useStore(GarageStore)
  const waiting = useStore(OfflineChangesStore)
  const hasScripts = useHasScripts()
  const { projectId } = project
  const { engine, stockEngine, vehicle } = getProjectLabel(project)
  const name = getProjectName(project)
  const selected = garage.state?.selectedId === projectId
  const missing = getMissingDetails(project, (opening) => garage.open(opening))
  return (
    <GarageBay
      name={name}
      vehicle={vehicle}
      engine={engine ?? undefined}
      stockEngine={stockEngine}
      imageUrl={getGarageImageUrl(project)}
      selected={selected}
      missing={missing?.text}
      waiting={waiting.textOf(projectId)}
      facts={getProjectFacts(project)}
      paint={
        project.body !== null &&
        (hasScripts ? (
          <PaintPicker name={name} paint={project.paint} onPick={(paint) => garage.command((use) => use.paint(projectId, paint))} />
        ) : (
          <ProjectForm projectId={projectId}>
            <PaintPicker name={name} paint={project.paint} action={<Intent intent="paint" label="Save Paint" name={name} />} />
          </ProjectForm>
        ))
      }
      tally={links.map(({ href, text }) => (
        <Link key={text} className="link" href={href} aria-label={`${text}: ${name}`}>
          {text}
        </Link>
      ))}
      actions={
        <>
          {selected && (
            <LinkButton size="small" variant="primary" href={toProjectDescription(project).shopUrl}>
              Shop Parts
            </LinkButton>
          )}
          {!selected && hasScripts && (
            <Button size="small" aria-label={`Select ${name}`} onClick={() => void garage.follow((use) => use.select(projectId))}>
              Select
            </Button>
          )}
          {project.body !== null && project.customerProjectUrl !== null && (
            <LinkButton size="small" href={carHref(project.customerProjectUrl)} aria-label={`Open the Car: ${name}`}>
              Open the Car
            </LinkButton>
          )}
          {selected && (
            <LinkButton size="small" href={PLAN_HREF} aria-label={`Plan a Build: ${name}`}>
              Plan a Build
            </LinkButton>
          )}
          {selected && kind === "race" && (
            <LinkButton size="small" href={pitHref} aria-label={`Class and Pit: ${name}`}>
              Class and Pit
            </LinkButton>
          )}
          {!hasScripts && (
            <ProjectForm projectId={projectId}>
              {selected ? <Intent intent="clear" label="Do Not Use" name={name} /> : <Intent intent="select" label="Select" name={name} />}
              <Intent intent="remove" label="Delete" name={name} />
            </ProjectForm>
          )}
          {missing?.actions.map(({ label, onPress }) => (
            <Button key={label} size="small" aria-label={`${label}: ${name}`} onClick={onPress}>
              {label}
            </Button>
          ))}
          <Button
            size="small"
            aria-label={`${getSaveLabel(updateSteps[kind], true)}: ${name}`}
            onClick={() => garage.open({ step: updateSteps[kind], projectId })}
          >
            {getSaveLabel(updateSteps[kind], true)}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={`Delete ${name}`}
            onClick={() => void garage.follow((use) => use.remove(projectId))}
          >
            Delete
          </Button>
        </>
      }
    />
  )
})

interface ProjectFormProps {
  readonly projectId: CustomerProject["projectId"]
  readonly children: ReactNode
}

/** Changes an entry without scripts. */
const ProjectForm = ({ children, projectId }: ProjectFormProps) => (
  <form className="acts" method="post" action={garageHref}>
    <HiddenFields fields={[{ name: "projectId", value: projectId }]} />
    {children}
  </form>
)

interface IntentProps {
  readonly intent: GarageIntent
  readonly label: string
  readonly name: string
}

const Intent = ({ intent, label, name }: IntentProps) => (
  <Button
    type="submit"
    name="intent"
    value={intent}
    size="small"
    variant={intent === "remove" ? "ghost" : "quiet"}
    aria-label={`${label}: ${name}`}
  >
    {label}
  </Button>
)

/** Steps that update a project, by kind. */
const updateSteps: Readonly<Record<ProjectGroup["kind"], GarageStep>> = {
  vehicle: "UPDATE_PROJECT_ADD_YMM",
  race: "UPDATE_PROJECT_ADD_RACETYPE",
  engine: "UPDATE_PROJECT_ADD_ENGINE"
}

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `My Garage | ${settings.brandName}`,
    description: "Your saved vehicles, race cars and engines.",
    canonicalPath: garageHref,
    isIndexed: false,
    imagePath: null,
    formsPath: withoutScriptsHref(garageHref),
    structuredData: () => []
  })
}
