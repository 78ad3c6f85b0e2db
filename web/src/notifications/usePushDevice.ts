import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../session/session'
import { useSupportView } from '../session/support-view'
import { isPushSupported, pushKeyQuery, pushStateQuery, turnPushOff, turnPushOn } from './push-device'

/**
 * Notifications on this device and the ways to change them. `state` is null while it is unknown, and `hidden` where the
 * operators have switched push off, and in support's view, which is open on somebody else's device.
 */
export function usePushDevice() {
  const { nip: account } = useUser().profile
  const isSupport = useSupportView() !== null
  const client = useQueryClient()
  const key = useQuery({ ...pushKeyQuery, enabled: !isSupport })
  const device = useQuery({ ...pushStateQuery(account), enabled: !isSupport })
  const onSettled = () => client.invalidateQueries({ queryKey: pushStateQuery(account).queryKey })
  const turningOn = useMutation({ mutationFn: () => turnPushOn(account, key.data ?? ''), onSettled })
  const turningOff = useMutation({ mutationFn: turnPushOff, onSettled })
  usePermissionChange(account)
  const isHidden = isSupport || key.data === null
  const known = key.data === undefined ? null : (device.data ?? null)
  return {
    state: isHidden ? 'hidden' : known,
    isUnknown: !isHidden && known === null && (key.isError || device.isError),
    retry: () => void Promise.all([key.refetch(), device.refetch()]),
    turningOn,
    turningOff,
  } as const
}

/** Follows the permission, which can be changed in the browser's own settings at any time. */
function usePermissionChange(account: string) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isPushSupported() || !('permissions' in navigator)) return
    const permission = navigator.permissions.query({ name: 'notifications' }).catch(() => null)
    const refetch = () => client.invalidateQueries({ queryKey: pushStateQuery(account).queryKey })
    void permission.then((status) => status?.addEventListener('change', refetch))
    return () => void permission.then((status) => status?.removeEventListener('change', refetch))
  }, [client, account])
}
