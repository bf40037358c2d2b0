import type { GarageForm } from "@camber/domain/garage"
import { DropdownField } from "@camber/ui"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** Engine picker: make, family, and displacement if the family has several (GAR-39). */
export const EngineFields = ({ form, isOptional = false }: { readonly form: GarageForm; readonly isOptional?: boolean }) => {
  const garage = useStore(GarageStore)
  return (
    <>
      <DropdownField
        label={isOptional ? "Engine make (optional)" : "Engine make"}
        placeholder="Select make"
        dropdown={form.engineMake}
        onChoose={(make) => garage.command((use) => use.chooseEngineMake(make))}
      />
      <DropdownField
        label="Engine family"
        placeholder="Select family"
        dropdown={form.engineFamily}
        onChoose={(family) => garage.command((use) => use.chooseEngineFamily(family))}
      />
      <DropdownField
        label="Displacement (optional)"
        placeholder="Select size"
        dropdown={form.engineDisplacement}
        onChoose={(displacement) => garage.command((use) => use.chooseEngineDisplacement(displacement))}
      />
    </>
  )
}
