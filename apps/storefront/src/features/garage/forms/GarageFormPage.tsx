import { type CustomerProject, toProjectDescription, formatGarageFailure, Garage, groupProjects, ProjectId } from "@camber/domain/garage"
import { Breadcrumbs, Button, HiddenFields, LinkButton, InlineAlert, PageTitle, SectionHead } from "@camber/ui"
import { Paint } from "@camber/domain/vehicle"
import { Effect, Option, Schema } from "effect"
import { useActionData, useLoaderData, redirect } from "react-router-dom"
import { type FormPage, type FormServices, isPresent } from "../../../foundation/page/FormPage.ts"
import { garageFormHref, garageHref, pitFormHref, raceCarFormHref, vehicleFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { EmptyGarage } from "../ExistingProjects.tsx"
import { getProjectFacts, getProjectName, getProjectLabel, getGarageImageUrl } from "../projectText.ts"
import { PaintPicker } from "../view/paint-picker/PaintPicker.tsx"
import { GarageBay } from "../view/garage-bay/GarageBay.tsx"
import { type ProjectKind, projectKinds } from "./projectForm.ts"

interface Shown {
  /** Null after a failure. */
  readonly projects: ReadonlyArray<CustomerProject> | null
  readonly selectedId: ProjectId | null
  /** Failed action and its reason. */
  readonly failure: string | null
}

const ProjectForm = Schema.Struct({
  intent: Schema.Literals(["select", "remove", "clear", "paint"]),
  projectId: ProjectId.check(Schema.isMaxLength(64)),
  /** Empty for no paint. */
  paint: Schema.optionalKey(Schema.Literals(["", ...Paint.literals]))
})
const decodeForm = Schema.decodeUnknownOption(ProjectForm)

const load: FormPage<Shown, true>["load"] = (visitor) =>
  visitor.run(
    Effect.gen(function* () {
      const garage = yield* Garage
      yield* garage.hydrate()
      const { failure, isHydrated, projects, selectedId } = yield* isPresent(garage.changes)
      return { projects: isHydrated ? projects : null, selectedId, failure: failure && formatGarageFailure(failure) }
    })
  )

/** Runs the form's action. Returns the next address; null if it failed. */
const runIntent = ({ intent, paint, projectId }: typeof ProjectForm.Type): Effect.Effect<string | null, never, FormServices> =>
  Effect.gen(function* () {
    const garage = yield* Garage
    yield* garage.hydrate()
    if (intent === "paint") {
      yield* garage.paint(projectId, paint === undefined || paint === "" ? null : paint)
      return (yield* isPresent(garage.changes)).failure === null ? garageFormHref : null
    }
    const { href } = yield* intent === "select"
      ? garage.select(projectId)
      : intent === "remove"
        ? garage.remove(projectId)
        : garage.clearSelection
    const { failure } = yield* isPresent(garage.changes)
    return failure !== null ? null : intent === "select" ? (href ?? garageFormHref) : garageFormHref
  })

const act: FormPage<Shown, true>["act"] = async (visitor, sent) => {
  const form = Option.getOrNull(decodeForm(sent))
  const href = form && (await visitor.run(runIntent(form)))
  return href === null ? true : redirect(href, 303)
}

/** All garage entries, each with a form for its actions. */
const GarageFormPage = () => {
  const { failure, projects, selectedId } = useLoaderData() as Shown
  const isNotDone = useActionData() === true
  return (
    <div className="wrap bays">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="My Garage" />
      <PageTitle title="My Garage" />
      {(isNotDone || failure !== null) && (
        <InlineAlert tone="bad" action={<LinkButton href={garageFormHref}>Try again</LinkButton>}>
          {failure ?? "We couldn't save this change."}
        </InlineAlert>
      )}
      <div className="acts">
        {projectKinds.map((kind) => (
          <LinkButton key={kind} size="small" variant={kind === "vehicle" ? "primary" : "quiet"} href={`${vehicleFormHref}?kind=${kind}`}>
            {addLabels[kind]}
          </LinkButton>
        ))}
      </div>
      {projects?.length === 0 && <EmptyGarage />}
      {groupProjects(projects ?? [], selectedId).map(({ all, head, kind }) => (
        <section key={kind} className="block" aria-labelledby={kind}>
          <SectionHead id={kind} title={head} />
          {all.map((project) => (
            <Bay key={project.projectId} project={project} isSelected={project.projectId === selectedId} />
          ))}
        </section>
      ))}
    </div>
  )
}

const addLabels: Readonly<Record<ProjectKind, string>> = {
  vehicle: "Add a Vehicle",
  race: "Add a Race Car",
  engine: "Add an Engine"
}

const Bay = ({ isSelected, project }: { readonly isSelected: boolean; readonly project: CustomerProject }) => {
  const { engine, stockEngine, vehicle } = getProjectLabel(project)
  const name = getProjectName(project)
  return (
    <GarageBay
      name={name}
      vehicle={vehicle}
      engine={engine ?? undefined}
      stockEngine={stockEngine}
      imageUrl={getGarageImageUrl(project)}
      selected={isSelected}
      facts={getProjectFacts(project)}
      paint={
        project.body !== null && (
          <form method="post" action={garageFormHref}>
            <HiddenFields fields={[{ name: "projectId", value: project.projectId }]} />
            <PaintPicker
              name={name}
              paint={project.paint}
              action={
                <Button type="submit" name="intent" value="paint" size="small">
                  Save Paint
                </Button>
              }
            />
          </form>
        )
      }
      actions={
        <form className="acts" method="post" action={garageFormHref}>
          <HiddenFields fields={[{ name: "projectId", value: project.projectId }]} />
          {isSelected ? (
            <>
              <LinkButton size="small" variant="primary" href={toProjectDescription(project).shopUrl}>
                Shop Parts
              </LinkButton>
              {project.raceTypeId !== null && (
                <>
                  <LinkButton size="small" href={raceCarFormHref()}>
                    Class Check
                  </LinkButton>
                  <LinkButton size="small" href={pitFormHref}>
                    Pit Notes
                  </LinkButton>
                </>
              )}
              <Intent intent="clear" label="Do Not Use" name={name} />
            </>
          ) : (
            <Intent intent="select" label="Select" name={name} />
          )}
          <Intent intent="remove" label="Delete" name={name} />
        </form>
      }
    />
  )
}

interface IntentProps {
  readonly intent: (typeof ProjectForm.Type)["intent"]
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

export const garageFormPage: FormPage<Shown, true> = {
  Component: GarageFormPage,
  handle: accountHead("My Garage", garageHref),
  load,
  act
}
