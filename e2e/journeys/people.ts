/** Users of the demo's Harbour Smiles. */
export const people = {
  admin: 'olivia.hart@harboursmiles.example',
  manager: 'daniel.okafor@harboursmiles.example',
  nurse: 'lachlan.reid@harboursmiles.example',
  nurseName: 'Lachlan Reid',
  /** The receptionist has requested no leave in the demo. */
  receptionist: 'aisha.rahman@harboursmiles.example',
};
