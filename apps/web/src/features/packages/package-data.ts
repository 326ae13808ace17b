import { graphql, type ResultOf } from '#data/graphql.ts';

export const livePackages = graphql(`
  subscription packagesToEdit {
    packages(order_by: [{ id: asc }]) {
      id name description
      packagemodules { id module_id checked }
      teampackages { id team_id team_size price team { name } }
    }
  }
`);
export const liveTeams = graphql(`
  subscription teamsOfPackages { teams(order_by: [{ team_size: asc }, { id: asc }]) { id name team_size } }
`);
export type Team = ResultOf<typeof liveTeams>['teams'][number];

export const setModule = graphql(`
  mutation setPackageModule($id: Int!, $checked: Boolean!) {
    update_packagemodules_by_pk(pk_columns: { id: $id }, _set: { checked: $checked }) { id }
  }
`);
export const addModule = graphql(`
  mutation addPackageModule($object: packagemodules_insert_input!) {
    insert_packagemodules_one(object: $object) { id }
  }
`);
export const setPrice = graphql(`
  mutation setPackagePrice($id: Int!, $price: numeric!) {
    update_teampackages_by_pk(pk_columns: { id: $id }, _set: { price: $price }) { id }
  }
`);
export const addPrice = graphql(`
  mutation addPackagePrice($object: teampackages_insert_input!) {
    insert_teampackages_one(object: $object) { id }
  }
`);
export const removePrice = graphql(`
  mutation removePackagePrice($id: Int!) { delete_teampackages_by_pk(id: $id) { id } }
`);
export const setPackage = graphql(`
  mutation setPackage($id: Int!, $set: packages_set_input!) {
    update_packages_by_pk(pk_columns: { id: $id }, _set: $set) { id }
  }
`);
