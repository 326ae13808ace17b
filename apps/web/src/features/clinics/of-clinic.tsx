import { toText } from '@operatory/resource';
import { RelatedRows } from '#kit/record/related-rows.tsx';
import { ColourDot } from '#ui/colour-dot.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { type AvatarUser, UserName } from '#ui/user-avatar.tsx';

interface Room {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly status: string;
}
interface Timing extends Room {
  readonly start_time: string;
  readonly end_time: string;
}

/** A clinic's rooms, shift timings and staff, below its details. */
export function OfClinic({ clinicId }: { clinicId: string }) {
  const ofClinic = { clinic_id: { _eq: clinicId } };
  const search = { filter: `clinic_id:${clinicId}` };
  return (
    <>
      <RelatedRows<Room>
        title="Rooms"
        table="clinic_rooms"
        module="clinic-rooms"
        where={ofClinic}
        select="name color status"
        search={search}
        nothing="No rooms yet."
      >
        {(room) => (
          <>
            <span>
              <ColourDot colour={room.color} /> {room.name}
            </span>
            <StatusBadge status={room.status} />
          </>
        )}
      </RelatedRows>
      <RelatedRows<Timing>
        title="Shift timings"
        table="clinic_roster_shift_timings"
        module="clinic-roster-shift-timings"
        where={ofClinic}
        select="name color status start_time end_time"
        search={search}
        nothing="No shift timings yet."
      >
        {(timing) => (
          <>
            <span>
              <ColourDot colour={timing.color} /> {timing.name}
            </span>
            <span className="tabular">
              {clock(timing.start_time)} – {clock(timing.end_time)}
            </span>
          </>
        )}
      </RelatedRows>
      <RelatedRows<AvatarUser & { id: string }>
        title="People"
        table="users"
        module="Users"
        order="display_name"
        where={{ j_users_clinics: ofClinic }}
        select="display_name color_code profile_image"
        nothing="Nobody works here yet."
      >
        {(user) => <UserName user={user} />}
      </RelatedRows>
    </>
  );
}

const clock = (time: string) => toText({ kind: 'time' }, time);
